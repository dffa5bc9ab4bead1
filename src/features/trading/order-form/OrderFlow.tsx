import { type ReactNode, useEffect, useState } from 'react'
import { LEVERAGES } from '../../../constants/limits.ts'
import { storage } from '../../../platform/storage.ts'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { createDraft } from './draft.ts'
import { createPlacement, type Placement } from './placement.ts'
import { useClearDraftOnLogout } from './useClearDraftOnLogout.ts'
import { createNotices, OrderFlowContext } from './useOrderFlow.ts'
import { useOrderEnded } from './useOrderEnded.ts'

/** Resumes a pending order, starts the order's machine once the page is idle, and stops it with the shell. */
function usePlacement(placement: Placement) {
  const isIdle = useIdle()
  useEffect(() => {
    // A failure is shown by the click that needs it.
    if (isIdle) placement.start().catch(() => {})
  }, [placement, isIdle])
  useEffect(() => {
    void placement.resume()
    return placement.stop
  }, [placement])
}

/**
 * Holds the draft and the pending order above every page of the shell, so that leaving the trading page neither loses the draft nor
 * stops the verification of an order.
 */
export function OrderFlow({ children }: { children: ReactNode }) {
  const [placement] = useState(createPlacement)
  const [draft] = useState(createDraft)
  const [notices] = useState(createNotices)
  const [chosen, setChosen] = useState(storage.leverage.get)
  const linked = useStore(draft, ({ link }) => link?.leverage)
  const leverage = LEVERAGES.find((offered) => offered === linked) ?? chosen
  useClearDraftOnLogout(draft)
  usePlacement(placement)
  useOrderEnded(placement, draft, notices)

  const flow = {
    placement,
    draft,
    notices,
    leverage,
    chooseLeverage: (next: typeof leverage) => {
      storage.leverage.set(next)
      setChosen(next)
      draft.leverageChosen()
    },
  }
  return <OrderFlowContext value={flow}>{children}</OrderFlowContext>
}
