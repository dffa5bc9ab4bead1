import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Market } from '../../../api/market.ts'
import { type Leverage, LEVERAGES } from '../../../constants/limits.ts'
import { withMargin } from '../../../domain/order-form/typedSize.ts'
import { storage } from '../../../platform/storage.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useWhenIdle } from '../../../ui/hooks/useWhenIdle.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { createDraft, type Draft, draftOn, type DraftStore } from './draft.ts'
import { notices, placement } from './placement.ts'

/** State shared by the parts of the order form; it outlives the form. */
export interface OrderFormContextValue {
  draft: DraftStore
  /** Of the link, for a draft from one; else one for all markets, read at load: another tab does not change an open form. */
  leverage: Leverage
  chooseLeverage: (leverage: Leverage) => void
}

const OrderFormContext = createContext<OrderFormContextValue | null>(null)

/**
 * Holds the draft and the pending order above every page of the shell, so that leaving the trading page neither loses the draft nor
 * stops the verification of an order.
 */
export function OrderFormProvider({ children }: { children: ReactNode }) {
  const [draft] = useState(createDraft)
  const [chosen, setChosen] = useState(storage.leverage.get)
  const linked = useStore(draft, ({ link }) => link?.leverage)
  const leverage = LEVERAGES.find((offered) => offered === linked) ?? chosen
  useClearDraftOnLogout(draft)
  usePlacement()
  useOrderEnded(draft)

  const value = useMemo(
    () => ({
      draft,
      leverage,
      chooseLeverage: (next: Leverage) => {
        storage.leverage.set(next)
        setChosen(next)
        draft.leverageChosen()
      },
    }),
    [draft, leverage],
  )
  return <OrderFormContext value={value}>{children}</OrderFormContext>
}

export function useOrderFormContext(): OrderFormContextValue {
  const value = useContext(OrderFormContext)
  if (!value) throw new Error('OrderFormProvider is missing above')
  return value
}

/** The draft for a market, with its margin at the latest price. */
export function useDraft(market: Market): Draft {
  const { draft: store, leverage } = useOrderFormContext()
  const draft = draftOn(useStore(store), market)
  const amount = useFromPrices(
    (priceOf) => withMargin(draft, { market, leverage, marketPrice: priceOf(market.market) }).amount,
  )
  return amount === draft.amount ? draft : { ...draft, amount }
}

/** Reports the market on screen to the draft. */
export function useEnteredMarket(market: Market) {
  const { draft } = useOrderFormContext()
  // Depends on these two only, not on every price.
  const { market: name, pricePrecision } = market
  useEffect(() => draft.enter({ market: name, pricePrecision }), [draft, name, pricePrecision])
}

/** Starts the order's flow once the page is idle, and stops it with the shell. */
function usePlacement() {
  useWhenIdle(placement.start)
  useEffect(() => placement.stop, [])
}

/** Clears the draft on logout, so that the next user does not see it. It survives an expired session. */
export function useClearDraftOnLogout(draft: DraftStore) {
  useEffect(() => onSessionEnd((end) => end === 'left' && draft.forget()), [draft])
}

/** Reports an order's outcome on any page; an accepted order clears its draft. */
function useOrderEnded(draft: DraftStore) {
  useEffect(
    () =>
      placement.onEnd(({ order, isAccepted, isInForm, message }) => {
        if (isAccepted) draft.clear(order.market)
        if (message && !(isInForm && notices.get() > 0)) toast(message)
      }),
    [draft],
  )
}
