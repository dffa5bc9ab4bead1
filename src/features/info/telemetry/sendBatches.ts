import { MAX_BATCH_CHARACTERS } from '../../../api/telemetry.ts'
import { isTabVisible } from '../../../ui/visibility/visibility.ts'
import { metrics, collectMetrics } from './collectMetrics.ts'

/** Sends once, without cookies and referrer. The outcome is ignored, and nothing is sent again. */
function send(path: string, body: string) {
  fetch(path, {
    method: 'POST',
    mode: 'same-origin',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => {})
}

/** Collects, and sends the batch when the page is hidden or left. */
export function sendBatches(path: string) {
  const flush = () => {
    const batch = metrics.flush()
    const body = JSON.stringify(batch)
    if (batch && body.length <= MAX_BATCH_CHARACTERS) send(path, body)
  }
  collectMetrics()
  // On the window, so that it runs after the metrics' own listeners for this event.
  window.addEventListener('visibilitychange', () => {
    if (!isTabVisible()) flush()
  })
  window.addEventListener('pagehide', flush)
}
