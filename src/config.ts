import * as z from 'zod/mini'

z.config({ jitless: true })

/**
 * Run-time configuration: what differs between one exchange and another.
 * It stands in `<meta name="futures-config" content="{…}">`, so the server that serves
 * the page can change it without a build, and no extra request is needed to read it.
 */
const Config = z.object({
  /** Origin of the main exchange site, without a slash at the end; '' is the page's own origin. */
  mainSite: z.catch(z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?$/)), ''),
  homePath: z.catch(z.string(), '/'),
  authPath: z.catch(z.string(), '/auth'),
  /** Name of the query parameter of the auth page that holds the way back. */
  returnParam: z.catch(z.string(), 'return'),
  walletPath: z.catch(z.string(), '/wallet/balances/futures'),
  /** Address of the third-party chart widget's script; null leaves only the app's own chart. */
  chartScript: z.catch(z.nullable(z.string()), null),
  /** Whether a change carries an Idempotency-Key header. Off unless the exchange honours it. */
  idempotencyKey: z.catch(z.boolean(), false),
})

function written(): unknown {
  try {
    return JSON.parse(document.querySelector('meta[name="futures-config"]')?.getAttribute('content') ?? '{}')
  } catch {
    return {}
  }
}

const read = Config.safeParse(written())
export const config = read.success ? read.data : Config.parse({})
