import { config } from '../../../platform/config.ts'
import { isWebviewPath } from '../../../platform/mainSite.ts'
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

/**
 * Where this page sends its batches; null if it sends none, as the webview, whose address contains a token. Drawn at random on each
 * page load, so that nothing is stored that could identify a device.
 */
const telemetryUrl: string | null =
  config.telemetry !== null && !isWebviewPath(window.location.pathname) && Math.random() < config.telemetryShare
    ? config.telemetry
    : null
