import { MAX_BATCH_CHARACTERS } from '../../../api/telemetry.ts'
import { metrics, collectMetrics } from './collectMetrics.ts'

/** Sent once, without cookies and address of the page. Whatever becomes of it, nobody is told and nothing is sent again. */
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

/** Gathers, and sends what there is when the page is hidden or left. */
export function sendBatches(path: string) {
  const flush = () => {
    const batch = metrics.take()
    const body = JSON.stringify(batch)
    if (batch && body.length <= MAX_BATCH_CHARACTERS) send(path, body)
  }
  collectMetrics()
  // On the window: after what the measures themselves do at this moment.
  window.addEventListener('visibilitychange', () => document.hidden && flush())
  window.addEventListener('pagehide', flush)
}
