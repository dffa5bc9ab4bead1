import { Boundary } from '../shell/Boundary.tsx'
import { latePart } from '../ui/latePart.tsx'
import { lazily } from '../ui/lazily.ts'
import { useIdle } from './useIdle.ts'

const OrderWatch = latePart(lazily(async () => (await import('./OrderWatch.tsx')).OrderWatch))

/** Tells in messages what the exchange does to the user's orders, by code that comes when nothing more urgent does. Above all pages, so that none begins anew with a page. */
export function OrderEvents() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <OrderWatch />}</Boundary>
}
