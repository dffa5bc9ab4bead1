import { observeFlows } from './observeFlows.ts'
import { sendsTo } from './sample.ts'

/** Gathers and sends, if the exchange asks for it and this page is in the sample; else loads nothing. Without its code the app does the same without it. */
export function startTelemetry() {
  const path = sendsTo
  if (path === null) return
  observeFlows()
  import('./sendBatches.ts').then(({ sendBatches }) => sendBatches(path), () => {})
}
