import { Boundary } from '../page/Boundary.tsx'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { lazily } from '../lazy/lazily.ts'
import { useIdle } from '../browser/useIdle.ts'

const Desk = lazyPart(lazily(async () => (await import('../desk/Desk.tsx')).Desk))

/** The desk, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart it. */
export function LateDesk() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <Desk />}</Boundary>
}
