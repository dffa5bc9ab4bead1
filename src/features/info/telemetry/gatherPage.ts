import { onCLS, onINP, onLCP } from 'web-vitals'
import { config } from '../../../platform/config.ts'
import { queryClient } from '../../../queries/client.ts'
import { reported } from '../../../queries/call/drift.ts'
import { Failure } from '../../../api/failure.ts'
import { createGathering } from './gathering.ts'
import { hearFlows } from './hearFlows.ts'

/** What this page gathers; nothing before `gatherPage`. */
export const gathering = createGathering(config.telemetryShare, () => performance.now())

/** Every answer and every failure of a call passes the cache: what could not be read is known then. */
function watchDrift() {
  gathering.drifted(reported)
  queryClient.getQueryCache().subscribe((event) => {
    gathering.drifted(reported)
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof Failure && error.kind === 'malformed') gathering.drifted([error.path])
  })
}

let isGathering = false

/** Begins to gather, once a page. */
export function gatherPage() {
  if (isGathering) return
  isGathering = true
  hearFlows(gathering.hear)
  watchDrift()
  window.addEventListener('vite:preloadError', gathering.lateCodeFailed)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => gathering.violated(effectiveDirective))
  const always = { reportAllChanges: true }
  onLCP(({ value }) => gathering.measured('lcpMs', value), always)
  onINP(({ value }) => gathering.measured('inpMs', value), always)
  onCLS(({ value }) => gathering.measured('cls', value), always)
}
