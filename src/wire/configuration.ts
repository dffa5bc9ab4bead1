import * as z from '../zod.ts'

const path = z.string().check(z.regex(/^\/([^/\\]|$)/))
/** Of this site or another's. */
const address = z.nullable(z.string().check(z.regex(/^(https?:\/)?\/[^\s"\\]+$/)))

/** The fields of the run-time configuration, each with its default: what differs between exchanges. deploy/configure.sh checks the same. */
const FIELDS = {
  /** Origin of the main exchange site, without trailing slash; '' is the page's own origin. */
  mainSite: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s"\\]+)?$/)), ''),
  homePath: z._default(path, '/'),
  authPath: z._default(path, '/auth'),
  /** Name of the auth page's query parameter for the return path. */
  returnParam: z._default(z.string().check(z.regex(/^[\w.-]+$/)), 'return'),
  walletPath: z._default(path, '/wallet/balances/futures'),
  /** URL of the third-party chart widget's script; null leaves only the app's own chart. */
  chartScript: z._default(address, null),
  /** Address of a UDF data feed (docs/datafeed.md); null leaves our own chart the minutes that were seen. */
  datafeed: z._default(address, null),
  /** Origin of the page that may show the webview in a frame, and that it talks to (docs/webview.md); null: none. */
  webviewHost: z._default(z.nullable(z.string().check(z.regex(/^https?:\/\/[^/\s"\\]+$/))), null),
  /** Whether a change carries an Idempotency-Key header. Off unless the exchange honours it. */
  idempotencyKey: z._default(z.boolean(), false),
}
const Configuration = z.object(FIELDS)
export type Configuration = z.output<typeof Configuration>

/** Reads a run-time configuration. Invalid and unknown fields are named in `wrong`, and their defaults are used. */
export function readConfiguration(raw: unknown): { configuration: Configuration; wrong: string[] } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  const given = isObject ? Object.entries(raw) : []
  const fields: Record<string, z.ZodMiniType> = FIELDS
  const isValid = ([name, value]: [string, unknown]) => Object.hasOwn(fields, name) && fields[name]?.safeParse(value).success === true
  return {
    configuration: Configuration.parse(Object.fromEntries(given.filter(isValid))),
    wrong: isObject ? given.filter((field) => !isValid(field)).map(([name]) => name) : ['(no JSON object)'],
  }
}
