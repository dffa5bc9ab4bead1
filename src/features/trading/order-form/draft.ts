import { cut } from '../../../domain/money/decimalText.ts'
import { EMPTY_ORDER_FORM } from '../../../domain/order-form/orderDraft.ts'
import { storage } from '../../../platform/storage.ts'
import type { Market } from '../../../api/market.ts'
import { storedDraft } from './draft-link/storedDraft.ts'
import type { DraftFields } from './draft-link/takeLink.ts'

/** The form's contents, and the market its prices belong to. */
export interface Draft extends DraftFields {
  market: string | null
}

const empty = (): Draft => ({ ...EMPTY_ORDER_FORM, levelUnit: storage.levelUnit.get(), market: null, link: null })
const NO_PRICES = { price: '', stopLoss: '', takeProfit: '' }

type DraftMarket = Pick<Market, 'market' | 'pricePrecision'>

/**
 * The draft for a market: prices typed for another market are dropped, and the amount is cut to this market's decimals.
 * What a link brought ends with its notice: nothing that somebody else filled in stays without saying so.
 */
export const draftOn = (draft: Draft, { market, pricePrecision }: DraftMarket): Draft =>
  draft.market === market
    ? draft
    : { ...draft, amount: draft.link?.status === 'taken' ? '' : cut(draft.amount, pricePrecision), market, link: null, ...NO_PRICES }

/**
 * The form's contents, kept above the form: they survive polls, errors, a change of language or theme, a visit to another page
 * and a reload. Type and amount carry over to another market, since every amount is in KXT; prices apply only to their
 * own market at the time they were typed, so they are never restored.
 */
export function createDraft() {
  let draft: Draft = storedDraft.get() ?? empty()
  const listeners = new Set<() => void>()

  const become = (next: Draft) => {
    draft = next
    storedDraft.set(next)
    for (const listener of listeners) listener()
  }

  return {
    get: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (market: DraftMarket, typed: Partial<DraftFields>) => become({ ...draftOn(draft, market), ...typed }),
    /** Called when a market is shown: drops the prices typed for another. */
    enter: (market: DraftMarket) => {
      if (draft.market !== market.market) become(draftOn(draft, market))
    },
    /** Another leverage was chosen: the link's counts no longer. */
    leverageChosen: () => {
      if (draft.link) become({ ...draft, link: { ...draft.link, leverage: null } })
    },
    /** After an order was accepted: a draft already moved to another market stays, and so does the choice of market or limit. */
    clear: (market: string) => {
      if (draft.market === market) become({ ...empty(), market, kind: draft.kind })
    },
    /** After logout: the next user starts with an empty form. */
    forget: () => {
      become(empty())
      storedDraft.remove()
    },
  }
}

export type DraftStore = ReturnType<typeof createDraft>
