import { Boundary } from '../page/Boundary.tsx'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { lazily } from '../lazy/lazily.ts'
import { useIdle } from '../browser/useIdle.ts'

const OrderWatch = lazyPart(lazily(async () => (await import('./OrderWatch.tsx')).OrderWatch))

/** Tells in messages what the exchange does to the user's orders, by code that comes when nothing more urgent does. Above all pages, so that none begins anew with a page. */
export function OrderEvents() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <OrderWatch />}</Boundary>
}
