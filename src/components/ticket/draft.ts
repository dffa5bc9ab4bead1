import { cut } from '../../domain/decimalText.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '../../domain/orderDraft.ts'
import { storage } from '../../storage.ts'
import type { Market } from '../../wire/market.ts'

/** What is typed, and the market its prices belong to. */
export interface Draft extends OrderForm {
  market: string | null
}

const EMPTY: Draft = { ...EMPTY_ORDER_FORM, market: null }
const NO_PRICES = { price: '', stopLoss: '', takeProfit: '' }

type DraftMarket = Pick<Market, 'market' | 'pricePrecision'>

/** A draft as it is on a market: prices typed for another are none of its own, and its amount has the decimals of this one. */
export const draftOn = (draft: Draft, { market, pricePrecision }: DraftMarket): Draft =>
  draft.market === market ? draft : { ...draft, amount: cut(draft.amount, pricePrecision), market, ...NO_PRICES }

/**
 * What is typed, living above the form: it outlasts polls, errors, a change of language or theme, a visit to another page
 * and a reload. Type and amount go along to another market, since every amount is in KXT; prices mean something on their
 * own market only, and at the moment they were typed: they never come back by themselves.
 */
export function createDraft() {
  let draft: Draft = storage.draft.get() ?? EMPTY
  const listeners = new Set<() => void>()

  const become = (next: Draft) => {
    draft = next
    storage.draft.set(next)
    for (const listener of listeners) listener()
  }

  return {
    get: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (market: DraftMarket, typed: Partial<OrderForm>) => become({ ...draftOn(draft, market), ...typed }),
    /** A market is on screen: the prices typed for another are dropped. */
    enter: (market: DraftMarket) => {
      if (draft.market !== market.market) become(draftOn(draft, market))
    },
    /** After an order was accepted: what is typed for another market by now stays. The choice of market or limit is no typing. */
    clear: (market: string) => {
      if (draft.market === market) become({ ...EMPTY, market, kind: draft.kind })
    },
    /** The user has logged out: the next one starts from nothing. */
    forget: () => {
      become(EMPTY)
      storage.draft.remove()
    },
  }
}

export type DraftStore = ReturnType<typeof createDraft>
