import * as z from '../zod.ts'

const path = z.string().check(z.regex(/^\/([^/\\]|$)/))

/** The fields of the run-time configuration, each with its default: what differs between one exchange and another. deploy/configure.sh asks for the same. */
const FIELDS = {
  /** Origin of the main exchange site, without a slash at the end; '' is the page's own origin. */
  mainSite: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s"\\]+)?$/)), ''),
  homePath: z._default(path, '/'),
  authPath: z._default(path, '/auth'),
  /** Name of the query parameter of the auth page that holds the way back. */
  returnParam: z._default(z.string().check(z.regex(/^[\w.-]+$/)), 'return'),
  walletPath: z._default(path, '/wallet/balances/futures'),
  /** Address of the third-party chart widget's script; null leaves only the app's own chart. */
  chartScript: z._default(z.nullable(z.string().check(z.regex(/^(https?:\/)?\/[^\s"\\]+$/))), null),
  /** Whether a change carries an Idempotency-Key header. Off unless the exchange honours it. */
  idempotencyKey: z._default(z.boolean(), false),
}
const Configuration = z.object(FIELDS)
export type Configuration = z.output<typeof Configuration>

/** Reads a run-time configuration. A field that is wrong or not known is named in `wrong`, and its default counts. */
export function readConfiguration(written: unknown): { configuration: Configuration; wrong: string[] } {
  const isObject = typeof written === 'object' && written !== null && !Array.isArray(written)
  const given = isObject ? Object.entries(written) : []
  const fields: Record<string, z.ZodMiniType> = FIELDS
  const isGood = ([name, value]: [string, unknown]) => Object.hasOwn(fields, name) && fields[name]?.safeParse(value).success === true
  return {
    configuration: Configuration.parse(Object.fromEntries(given.filter(isGood))),
    wrong: isObject ? given.filter((field) => !isGood(field)).map(([name]) => name) : ['(no JSON object)'],
  }
}
