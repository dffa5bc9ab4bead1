import { Boundary } from '../page/Boundary.tsx'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { lazily } from '../lazy/lazily.ts'
import { useIdle } from '../browser/useIdle.ts'

const OrderWatch = lazyPart(lazily(async () => (await import('./OrderWatch.tsx')).OrderWatch))

/** Reports what the exchange does to the user's orders; its code loads when the browser is idle. Mounted above all pages, so that navigation does not restart it. */
export function OrderEvents() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <OrderWatch />}</Boundary>
}
