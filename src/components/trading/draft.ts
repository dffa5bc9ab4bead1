import { EMPTY_ORDER_FORM, type OrderForm } from '../../domain/orderDraft.ts'
import type { MarketName } from '../../wire/scalars.ts'

/** What is typed, and the market its prices belong to. */
export interface Draft extends OrderForm {
  market: MarketName | null
}

const NO_PRICES = { price: '', stopLoss: '', takeProfit: '' }

/** A draft as it is on a market: prices typed for another are none of its own. */
export const draftOn = (draft: Draft, market: MarketName): Draft =>
  draft.market === market ? draft : { ...draft, market, ...NO_PRICES }

/**
 * What is typed, living above the form: it outlasts polls, errors, a change of language or theme and a visit to another
 * page. Type and amount go along to another market, since every amount is in KXT; prices mean something on their own
 * market only, and at the moment they were typed: they never come back by themselves.
 */
export function createDraft() {
  let draft: Draft = { ...EMPTY_ORDER_FORM, market: null }
  const listeners = new Set<() => void>()

  const become = (next: Draft) => {
    draft = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (market: MarketName, typed: Partial<OrderForm>) => become({ ...draftOn(draft, market), ...typed }),
    /** A market is on screen: the prices typed for another are dropped. */
    enter: (market: MarketName) => {
      if (draft.market !== market) become(draftOn(draft, market))
    },
    /** After an order was accepted: what is typed for another market by now stays. The choice of market or limit is no typing. */
    clear: (market: MarketName) => {
      if (draft.market === market) become({ ...EMPTY_ORDER_FORM, market, kind: draft.kind })
    },
  }
}

export type DraftStore = ReturnType<typeof createDraft>
