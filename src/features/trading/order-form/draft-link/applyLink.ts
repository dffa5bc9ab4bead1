import type { Market } from '../../../../api/market.ts'
import {
  isTyped,
  isUsable,
  linkedForm,
  type DraftFromLink,
  readDraftLink,
  splitSearch,
} from '../../../../domain/order-form/draftLink.ts'
import type { OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import type { DraftOrigin } from './storedDraft.ts'

/** A draft, and the link it comes from; null if it was typed. */
export interface DraftFields extends OrderFormValues {
  link: DraftOrigin | null
}

/** The draft of a link: its side highlighted, its leverage instead of the chosen one. */
export const draftOfLink = (
  query: string,
  linked: DraftFromLink,
  chosen: Pick<OrderFormValues, 'kind' | 'levelUnit'>,
): DraftFields => ({
  ...linkedForm(linked, chosen),
  link: { query, status: 'taken', side: linked.side, leverage: linked.leverage },
})

/**
 * Applies the draft in an address's query to the form: all of it, or, if another draft is typed there, as an offer. `rest` is the
 * query without it. Null if there is none.
 */
export function applyLink(
  typed: OrderFormValues,
  market: Market,
  search: Readonly<Record<string, unknown>>,
): { changes: Partial<DraftFields>; rest: Record<string, unknown> } | null {
  const { query, rest } = splitSearch(search)
  if (query === '') return null

  const linked = readDraftLink(query, market)
  const taken = draftOfLink(query, linked, typed)
  const isOther = (['kind', 'amount', 'size', 'price', 'stopLoss', 'takeProfit', 'levelUnit'] as const).some(
    (field) => taken[field] !== typed[field],
  )
  const link = { query, side: null, leverage: null }
  if (!isUsable(linked)) return { changes: { link: { ...link, status: 'unused' } }, rest }
  return { changes: isTyped(typed) && isOther ? { link: { ...link, status: 'offered' } } : taken, rest }
}
