import { EMPTY_ORDER_FORM, type OrderForm } from '../../domain/orderDraft.ts'
import type { MarketName } from '../../wire/scalars.ts'

/** What is typed for one market. */
export interface Draft extends OrderForm {
  /** A limit price, stop-loss or take-profit was here and went when the market was left: said once. */
  levelsDropped: boolean
}

const EMPTY: Draft = { ...EMPTY_ORDER_FORM, levelsDropped: false }

/** Prices belong to the moment they were typed in: they never come back by themselves. */
function withoutLevels(draft: Draft): Draft {
  const { price, stopLoss, takeProfit } = draft
  if (price === '' && stopLoss === '' && takeProfit === '') return draft
  return { ...draft, price: '', stopLoss: '', takeProfit: '', levelsDropped: true }
}

/**
 * The drafts of all markets, living above the form: they outlast polls, errors, a change of language or theme
 * and a visit to another page. Amount, type and the stop-loss switch wait for their market's return.
 */
export function createDrafts() {
  const drafts = new Map<MarketName, Draft>()
  const listeners = new Set<() => void>()
  let present: MarketName | null = null

  const set = (market: MarketName, draft: Draft) => {
    drafts.set(market, draft)
    for (const listener of listeners) listener()
  }
  const get = (market: MarketName): Draft => drafts.get(market) ?? EMPTY

  return {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (market: MarketName, typed: Partial<OrderForm>) => set(market, { ...get(market), ...typed, levelsDropped: false }),
    /** After its order was accepted. The choice of market or limit is no typing and stays. */
    clear: (market: MarketName) => set(market, { ...EMPTY, kind: get(market).kind }),
    /** A market is on screen: the prices typed for another are dropped. */
    enter: (market: MarketName) => {
      if (present === market) return
      present = market
      for (const [other, draft] of drafts) if (other !== market) drafts.set(other, withoutLevels(draft))
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
