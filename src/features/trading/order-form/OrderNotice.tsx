import { useEffect } from 'react'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useOrderFormContext } from './OrderFormProvider.tsx'
import { orderUnderWay, placement } from './placement.ts'
import type { LostOrderProps } from './sending/LostOrder.tsx'

const LostOrder = lateExtra(null, async () => (await import('./sending/LostOrder.tsx')).LostOrder)

/** Suppresses the toast about the same order while this is on screen. */
function useNoticeShown() {
  const { notices } = useOrderFormContext()
  useEffect(() => notices.show(), [notices])
}

/** The status of an order whose response was lost. Stays until it is settled or dismissed. Contract §4. */
export function OrderNotice(props: LostOrderProps) {
  useNoticeShown()
  const state = useStore(orderUnderWay, ({ flow }) => flow)
  return (
    <div role="alert">{state?.context.confirmed && <LostOrder {...props} state={state} send={placement.send} />}</div>
  )
}
