import { type ReactNode, useEffect, useState } from 'react'
import { LEVERAGES } from '../../../constants/limits.ts'
import { storage } from '../../../platform/storage.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { orderEnds } from '../view/orderState.ts'
import { createDraft, type DraftStore } from './draft.ts'
import { placement } from './placement.ts'
import { createNotices, type Notices, OrderFormContext } from './useOrderFormContext.ts'

/** Starts the order's flow once the page is idle, and stops it with the shell. */
function usePlacement() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void placement.start()
  }, [isIdle])
  useEffect(() => placement.stop, [])
}

/**
 * Holds the draft and the pending order above every page of the shell, so that leaving the trading page neither loses the draft nor
 * stops the verification of an order.
 */
export function OrderFormProvider({ children }: { children: ReactNode }) {
  const [draft] = useState(createDraft)
  const [notices] = useState(createNotices)
  const [chosen, setChosen] = useState(storage.leverage.get)
  const linked = useStore(draft, ({ link }) => link?.leverage)
  const leverage = LEVERAGES.find((offered) => offered === linked) ?? chosen
  useClearDraftOnLogout(draft)
  usePlacement()
  useOrderEnded(draft, notices)

  const flow = {
    draft,
    notices,
    leverage,
    chooseLeverage: (next: typeof leverage) => {
      storage.leverage.set(next)
      setChosen(next)
      draft.leverageChosen()
    },
  }
  return <OrderFormContext value={flow}>{children}</OrderFormContext>
}

/** Clears the draft on logout, so that the next user does not see it. It survives an expired session. */
export function useClearDraftOnLogout(draft: DraftStore) {
  useEffect(() => onSessionEnd((end) => end === 'left' && draft.forget()), [draft])
}

/** Reports an order's outcome on any page; an accepted order clears its draft. */
function useOrderEnded(draft: DraftStore, notices: Notices) {
  useEffect(
    () =>
      orderEnds.subscribe((ended, message) => {
        if (ended.type === 'created' || ended.type === 'happened') draft.clear(ended.order.market)
        // The session has ended, and the app is redirecting to the login page.
        if (ended.type === 'refused' && ended.failure.kind === 'unauthorized') return
        const isInForm = ended.type === 'didNotHappen' || ended.type === 'outcomeUnknown'
        if (!isInForm || !notices.areShown()) toast(message)
      }),
    [draft, notices],
  )
}
