import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Actor } from 'xstate'
import type { Leverage } from '../../limits.ts'
import type { openOrderMachine } from '../../machines/openOrder.ts'
import type { Market } from '../../wire/market.ts'
import { type Draft, draftOn, type DraftStore } from './draft.ts'

export type OpenOrderActor = Actor<typeof openOrderMachine>

/** Counts the places on screen that tell of an order whose answer was lost; with none a toast does. */
export function createNotices() {
  let shown = 0
  return {
    show: () => {
      shown += 1
      return () => {
        shown -= 1
      }
    },
    areShown: () => shown > 0,
  }
}

export type Notices = ReturnType<typeof createNotices>

/** What the order form works with; it outlives the form. */
export interface OrderFlowValue {
  actor: OpenOrderActor
  draft: DraftStore
  /** One for all markets, chosen at load: another tab does not change an open form. */
  leverage: Leverage
  chooseLeverage: (leverage: Leverage) => void
  notices: Notices
}

export const OrderFlowContext = createContext<OrderFlowValue | null>(null)

export function useOrderFlow(): OrderFlowValue {
  const flow = useContext(OrderFlowContext)
  if (!flow) throw new Error('OrderFlow is missing above')
  return flow
}

/** What is typed, as it is on a market. */
export function useDraft(market: Market): Draft {
  const { draft } = useOrderFlow()
  return draftOn(useSyncExternalStore(draft.subscribe, draft.get), market)
}

/** Tells the draft which market is on screen. */
export function useEnteredMarket(market: Market) {
  const { draft } = useOrderFlow()
  // Not with each price: only what it depends on.
  const { market: name, pricePrecision } = market
  useEffect(() => draft.enter({ market: name, pricePrecision }), [draft, name, pricePrecision])
}
