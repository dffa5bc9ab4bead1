import { onCLS, onINP, onLCP } from 'web-vitals'
import { config } from '../../../platform/config.ts'
import { queryClient } from '../../../queries/client.ts'
import { reported } from '../../../queries/call/drift.ts'
import { Failure } from '../../../api/failure.ts'
import { createMetrics } from './metrics.ts'
import { observeFlows } from './observeFlows.ts'

/** What this page gathers; nothing before `collectMetrics`. */
export const metrics = createMetrics(config.telemetryShare, () => performance.now())

/** Every answer and every failure of a call passes the cache: what could not be read is known then. */
function watchDrift() {
  metrics.drifted(reported)
  queryClient.getQueryCache().subscribe((event) => {
    metrics.drifted(reported)
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof Failure && error.kind === 'malformed') metrics.drifted([error.path])
  })
}

let isCollecting = false

/** Begins to gather, once a page. */
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
