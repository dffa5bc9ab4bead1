import { config } from '../../../platform/config.ts'
import { BASE_PATH } from '../../../platform/mainSite.ts'
import { observeFlows } from './observeFlows.ts'

/**
 * Collects and sends, if the exchange has configured it and this page is in the sample; else loads nothing. If its code fails to
 * load, the app works without it.
 */
export function startTelemetry() {
  const path = telemetryUrl
  if (path === null) return
  observeFlows()
  import('./sendBatches.ts').then(
    ({ sendBatches }) => sendBatches(path),
    () => {},
  )
}

/** The webview's address contains a token, so nothing is collected there. */
const isWebview = () => window.location.pathname.startsWith(`${BASE_PATH}/mcontests`)

/** Where this page sends its batches; null if it sends none. Drawn at random on each page load, so that nothing is stored that could identify a device. */
const telemetryUrl: string | null =
  config.telemetry !== null && !isWebview() && Math.random() < config.telemetryShare ? config.telemetry : null
