import { useEffect } from 'react'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { notices, orderUnderWay, placement } from './placement.ts'
import type { LostOrderProps } from './sending/LostOrder.tsx'

const LostOrder = lateExtra(null, async () => (await import('./sending/LostOrder.tsx')).LostOrder)

/** The status of an order whose response was lost. Stays until it is settled or dismissed. Contract §4. */
export function OrderNotice(props: LostOrderProps) {
  useEffect(() => {
    notices.set(notices.get() + 1)
    return () => notices.set(notices.get() - 1)
  }, [])
  const state = useStore(orderUnderWay, ({ flow }) => flow)
  return (
    <div role="alert">{state?.context.confirmed && <LostOrder {...props} state={state} send={placement.send} />}</div>
  )
}
