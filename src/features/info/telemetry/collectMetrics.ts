import { onCLS, onINP, onLCP } from 'web-vitals'
import { Failure } from '../../../api/failure.ts'
import { config } from '../../../platform/config.ts'
import { queryClient } from '../../../queries/call/client.ts'
import { reportedPaths } from '../../../queries/call/drift.ts'
import { createMetrics } from './metrics.ts'
import { observeFlows } from './observeFlows.ts'

/** The metrics of this page; empty before `collectMetrics`. */
export const metrics = createMetrics(config.telemetryShare, () => performance.now())

/** All responses and failures pass through the cache, where unreadable data is counted. */
function watchDrift() {
  metrics.drifted(reportedPaths)
  queryClient.getQueryCache().subscribe((event) => {
    metrics.drifted(reportedPaths)
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof Failure && error.kind === 'malformed') metrics.drifted([error.path])
  })
}

let isCollecting = false

/** Starts collecting, once per page. */
export function collectMetrics() {
  if (isCollecting) return
  isCollecting = true
  observeFlows(metrics.hear)
  watchDrift()
  window.addEventListener('vite:preloadError', metrics.lateCodeFailed)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => metrics.violated(effectiveDirective))
  const always = { reportAllChanges: true }
  onLCP(({ value }) => metrics.measured('lcpMs', value), always)
  onINP(({ value }) => metrics.measured('inpMs', value), always)
  onCLS(({ value }) => metrics.measured('cls', value), always)
}
