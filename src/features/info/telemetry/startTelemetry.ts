import { observeFlows } from './observeFlows.ts'
import { telemetryUrl } from './telemetryUrl.ts'

/**
 * Collects and sends, if the exchange has configured it and this page is in the sample; else loads nothing. If its code fails to
 * load, the app works without it.
 */
export function startTelemetry() {
  const path = telemetryUrl
  if (path === null) return
  observeFlows()
  import('./sendBatches.ts').then(({ sendBatches }) => sendBatches(path), () => {})
}
