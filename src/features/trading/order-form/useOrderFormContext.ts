import { createContext, useContext, useEffect } from 'react'
import type { Market } from '../../../api/market.ts'
import type { Leverage } from '../../../constants/limits.ts'
import { withMargin } from '../../../domain/order-form/typedSize.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { type Draft, draftOn, type DraftStore } from './draft.ts'

/** Counts the notices on screen about an order whose response was lost; if there is none, a toast reports it. */
export function createNotices() {
  let visible = 0
  return {
    show: () => {
      visible += 1
      return () => {
        visible -= 1
      }
    },
    areShown: () => visible > 0,
  }
}

export type Notices = ReturnType<typeof createNotices>

/** State shared by the parts of the order form; it outlives the form. */
export interface OrderFormContextValue {
  draft: DraftStore
  /** Of the link, for a draft from one; else one for all markets, read at load: another tab does not change an open form. */
  leverage: Leverage
  chooseLeverage: (leverage: Leverage) => void
  notices: Notices
}

export const OrderFormContext = createContext<OrderFormContextValue | null>(null)

export function useOrderFormContext(): OrderFormContextValue {
  const flow = useContext(OrderFormContext)
  if (!flow) throw new Error('OrderFormProvider is missing above')
  return flow
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
