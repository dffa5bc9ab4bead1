import { readFields } from './readFields.ts'
import * as z from './zod.ts'

const path = z.string().check(z.regex(/^\/([^/\\]|$)/))
/** Of this site or another's. */
export const address = z.nullable(z.string().check(z.regex(/^(https?:\/)?\/[^/\s"\\][^\s"\\]*$/)))

/** The fields of the run-time configuration, each with its default: what differs between exchanges. deploy/configure.sh checks the same. */
export const CONFIGURATION = {
  /** Origin of the main exchange site, without trailing slash; '' is the page's own origin. */
  mainSite: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s"\\]+)?$/)), ''),
  homePath: z._default(path, '/'),
  authPath: z._default(path, '/auth'),
  /** Name of the auth page's query parameter for the return path. */
  returnParam: z._default(z.string().check(z.regex(/^[\w.-]+$/)), 'return'),
  walletPath: z._default(path, '/wallet/balances/futures'),
  /** URL of the third-party chart widget's script; null leaves only the app's own chart. */
  chartScript: z._default(address, null),
  /** Address of a UDF data feed (docs/integrators/datafeed.md); null leaves our own chart the minutes that were seen. */
  datafeed: z._default(address, null),
  /** Origin of the page that may show the webview in a frame, and that it talks to (docs/integrators/webview.md); null: none. */
  webviewHost: z._default(z.nullable(z.string().check(z.regex(/^https?:\/\/[^/\s"\\]+$/))), null),
  /** Whether a change carries an Idempotency-Key header. Off unless the exchange honours it. */
  idempotencyKey: z._default(z.boolean(), false),
  /** Path of this site that batches of telemetry are posted to (docs/integrators/telemetry.md); null: nothing is gathered and nothing sent. */
  telemetry: z._default(z.nullable(path), null),
  /** Of all visits, so many report. */
  telemetryShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.1),
}

/** Reads a run-time configuration. Invalid and unknown fields are named in `wrong`, and their defaults are used. */
export const readConfiguration = (raw: unknown) => {
  const { read, wrong } = readFields(CONFIGURATION, raw)
  return { configuration: read, wrong }
}
