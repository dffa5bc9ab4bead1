import * as z from './zod.ts'

const path = z.string().check(z.regex(/^\/([^/\\]|$)/))
/** A path of this site or an https URL: no code, no prices and no way on by a line that others can change. On one machine http will do. */
export const address = z.nullable(
  z.string().check(z.regex(/^((https:\/)?\/[^/\s"\\]|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s"\\]*$/)),
)

/** The fields of the run-time configuration with their defaults: everything that differs between exchanges. deploy/configure.sh checks the same. */
export const CONFIGURATION = {
  /** Origin of the main exchange site, without trailing slash; '' is the page's own origin. */
  mainSite: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s"\\]+)?$/)), ''),
  homePath: z._default(path, '/'),
  authPath: z._default(path, '/auth'),
  /** Name of the auth page's query parameter for the return path. */
  returnParam: z._default(z.string().check(z.regex(/^[\w.-]+$/)), 'return'),
  walletPath: z._default(path, '/wallet/balances/futures'),
  /** URL of the third-party chart widget's script; null: only the app's own chart. */
  chartScript: z._default(address, null),
  /** Address of a UDF data feed (docs/integrators/datafeed.md); null: our own chart shows only the minutes seen in this tab. */
  datafeed: z._default(address, null),
  /** Origin of the page that may embed the webview in a frame and exchange messages with it (docs/integrators/webview.md); null: none. */
  webviewHost: z._default(z.nullable(z.string().check(z.regex(/^https?:\/\/[^/\s"\\]+$/))), null),
  /** Whether a change carries an Idempotency-Key header. Off unless the exchange supports it. */
  idempotencyKey: z._default(z.boolean(), false),
  /** Path of this site to which telemetry batches are posted (docs/integrators/telemetry.md); null: nothing is collected or sent. */
  telemetry: z._default(z.nullable(path), null),
  /** Share of visits that report. */
  telemetryShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.1),
}

type Fields = Record<string, z.ZodMiniType>

/** Parses an installer's settings. `wrong` names invalid and unknown fields, for which the defaults are used. */
export function readFields<Shape extends Fields>(
  shape: Shape,
  raw: unknown,
): { read: z.output<z.ZodMiniObject<Shape>>; wrong: string[] } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  const given = isObject ? Object.entries(raw) : []
  const isValid = ([name, value]: [string, unknown]) =>
    Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success === true
  return {
    read: z.object(shape).parse(Object.fromEntries(given.filter(isValid))),
    wrong: isObject ? given.filter((field) => !isValid(field)).map(([name]) => name) : ['(no JSON object)'],
  }
}
