import type { Market } from '../../../api/market.ts'
import { truncate } from '../../../domain/money/decimalText.ts'
import { EMPTY_ORDER_FORM } from '../../../domain/order-form/orderDraft.ts'
import { withMargin } from '../../../domain/order-form/typedSize.ts'
import { storage } from '../../../platform/storage.ts'
import { createStore } from '../../../platform/store.ts'
import type { DraftFields } from './draft-link/applyLink.ts'
import { storedDraft } from './draft-link/storedDraft.ts'

/** The form's contents, and the market its prices belong to. */
export interface Draft extends DraftFields {
  market: string | null
}

const empty = (): Draft => ({ ...EMPTY_ORDER_FORM, levelUnit: storage.levelUnit.get(), market: null, link: null })
const NO_AMOUNT: Pick<Draft, 'amount' | 'size'> = { amount: '', size: null }

type DraftMarket = Pick<Market, 'market' | 'pricePrecision'>
type Terms = Parameters<typeof withMargin>[1]

const isLinked = ({ link }: Draft) => link?.status === 'taken'

/** Levels at prices are of their own market: without them none are sent, and the switch says so. Others are relative. */
const levelsOn = (draft: Draft) =>
  (draft.levelUnit === 'price' || isLinked(draft)) && draft.stopLoss + draft.takeProfit !== ''
    ? { stopLoss: '', takeProfit: '', hasLevels: false }
    : null

/**
 * The draft for a market: prices typed for another market are dropped, and the amount is cut to this market's decimals. A link's
 * contents are removed when its notice closes, so that no value of someone else stays unmarked.
 */
export const draftOn = (draft: Draft, { market, pricePrecision }: DraftMarket): Draft =>
  draft.market === market
    ? draft
    : {
        ...draft,
        ...(isLinked(draft) ? NO_AMOUNT : amountOn(draft, pricePrecision)),
        market,
        link: null,
        price: '',
        ...levelsOn(draft),
      }

/** Coins are of their own market. */
const amountOn = ({ amount, size }: Draft, decimals: number): typeof NO_AMOUNT => ({
  amount: truncate(amount, decimals),
  size: size?.unit === 'value' ? { ...size, text: truncate(size.text, decimals) } : null,
})

/**
 * The form's contents, stored above the form: they survive polls, errors, a change of language or theme, a visit to another page and
 * a reload. Type and amount carry over to another market, unless it is in coins; prices apply only to their own market at the
 * time they were typed, so they are never restored.
 */
export function createDraft() {
  const { get, set, subscribe } = createStore<Draft>(storedDraft.get() ?? empty())
  const become = (next: Draft) => {
    storedDraft.set(next)
    set(next)
  }

  return {
    get,
    subscribe,
    /** The draft on these terms, with its margin. */
    on: (market: Market, terms: Omit<Terms, 'market'>) => withMargin(draftOn(get(), market), { market, ...terms }),
    /** An amount replaces a size. */
    change: (market: DraftMarket, typed: Partial<DraftFields>) =>
      become({ ...draftOn(get(), market), ...(typed.amount !== undefined && { size: null }), ...typed }),
    /** Called when a market is shown: drops prices typed for another. An untouched draft belongs to none, so the first page is drawn once. */
    enter: (market: DraftMarket) => {
      const of = get().market
      if (of !== null && of !== market.market) become(draftOn(get(), market))
    },
    /** Another leverage was chosen, so the link's is discarded. */
    leverageChosen: () => {
      const draft = get()
      if (draft.link) become({ ...draft, link: { ...draft.link, leverage: null } })
    },
    /** After an order is accepted. Keeps a draft already moved to another market, and all but the values: the form stays as high under the pointer. */
    clear: (market: string) => {
      const { market: of, kind, hasLevels } = get()
      if (of === market) become({ ...empty(), market, kind, hasLevels })
    },
    /** After logout: the next user starts with an empty form. Also after a crash of the form. */
    forget: () => {
      become(empty())
      storedDraft.remove()
    },
  }
}

export type DraftStore = ReturnType<typeof createDraft>
