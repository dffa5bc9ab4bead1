import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'
import { LEVERAGES, type Leverage } from '../../constants/limits.ts'
import { compare, isPositive } from '../money/decimal.ts'
import { truncate, parseTyped } from '../money/decimalText.ts'
import type { Level } from './level.ts'
import { type DraftTerms, levelPrices, type OrderFormValues } from './orderDraft.ts'
import { fittingSide } from './sideLevels.ts'

/** An amount, a price or a level above 0, as typed: plain digits, at most one point. */
const Positive = z.string().check(
  z.regex(/^\d{1,10}(\.\d{1,18})?$/),
  z.refine((text) => /[1-9]/.test(text)),
)

/** The parameters of a link to a draft, in the order they are written. docs/integrators/links.md */
const Link = z.object({
  side: z.enum(['long', 'short']),
  kind: z.enum(['market', 'limit']),
  price: Positive,
  amount: Positive,
  leverage: z.string().check(z.regex(/^\d{1,4}$/)),
  sl: Positive,
  tp: Positive,
})

export type LinkField = keyof typeof Link.shape
const NAMES = Object.keys(Link.shape) as LinkField[] // of a literal: it has no other keys

/** Longer values are invalid in any case. */
const LONGEST_VALUE = 64

/** What was changed or left out of a link. Unreadable text is not repeated: it may come from a stranger. */
export type LinkRemark =
  | { kind: 'unreadable'; field: LinkField }
  | { kind: 'cut'; field: LinkField; value: Decimal; used: Decimal }
  | { kind: 'notOffered'; leverage: string }
  | { kind: 'noPrice' }

/** A draft as described by a link. Null: not in the link, so the trader's choice stays. */
export interface DraftFromLink {
  kind: OrderFormValues['kind'] | null
  side: Side | null
  leverage: Leverage | null
  amount: string
  price: string
  stopLoss: string
  takeProfit: string
  remarks: LinkRemark[]
}

/** Takes a draft's parameters out of an address's query. `query` is '' if there are none. */
export function splitSearch(search: Readonly<Record<string, unknown>>): {
  query: string
  rest: Record<string, unknown>
} {
  const isOurs = ([name]: [string, unknown]) => NAMES.some((known) => known === name)
  const entries = Object.entries(search)
  const query = entries
    .filter(isOurs)
    .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : ''])
  return {
    query: new URLSearchParams(query).toString(),
    rest: Object.fromEntries(entries.filter((entry) => !isOurs(entry))),
  }
}

/** The draft in a link's query, for this market. Never throws: invalid parts are cut or left out, and listed in the remarks. */
export function readDraftLink(query: string, { pricePrecision }: Pick<Market, 'pricePrecision'>): DraftFromLink {
  const given = new URLSearchParams(query)
  const remarks: LinkRemark[] = []

  const read = <Field extends LinkField>(field: Field): z.output<(typeof Link.shape)[Field]> | null => {
    const text = given.get(field)?.trim().toLowerCase() ?? ''
    if (text === '') return null
    const parsed = z.safeParse(Link.shape[field], text)
    if (parsed.success) return parsed.data as z.output<(typeof Link.shape)[Field]> // TypeScript cannot follow Link.shape[Field]
    remarks.push({ kind: 'unreadable', field })
    return null
  }
  const number = (field: 'price' | 'amount' | 'sl' | 'tp'): string => {
    const text = read(field)
    const value = text === null ? null : parseTyped(text)
    if (text === null || value === null) return ''
    const used = parseTyped(truncate(text, pricePrecision))
    if (used !== null && compare(used, value) === 0) return used
    if (used === null || !isPositive(used)) {
      remarks.push({ kind: 'unreadable', field })
      return ''
    }
    remarks.push({ kind: 'cut', field, value, used })
    return used
  }

  const side = read('side')
  const kind = read('kind')
  const price = number('price')
  const amount = number('amount')
  const wanted = read('leverage')
  const leverage = LEVERAGES.find((offered) => String(offered) === wanted) ?? null
  if (wanted !== null && leverage === null) remarks.push({ kind: 'notOffered', leverage: wanted })
  if (kind === 'market' && price !== '') remarks.push({ kind: 'noPrice' })

  return {
    // Only a limit order has a price.
    kind: kind ?? (price === '' ? null : 'limit'),
    side: side && (side === 'long' ? 'LONG' : 'SHORT'),
    leverage,
    amount,
    price: kind === 'market' ? '' : price,
    stopLoss: number('sl'),
    takeProfit: number('tp'),
    remarks,
  }
}

/** The form as filled in by the link: what the link leaves open is empty, but choices stay. Its levels are prices. */
export function linkedForm(
  { kind, amount, price, stopLoss, takeProfit }: DraftFromLink,
  chosen: Pick<OrderFormValues, 'kind' | 'levelUnit'>,
): OrderFormValues {
  const hasLevels = stopLoss !== '' || takeProfit !== ''
  return {
    kind: kind ?? chosen.kind,
    amount,
    size: null,
    price,
    stopLoss,
    takeProfit,
    hasLevels,
    levelUnit: hasLevels ? 'price' : chosen.levelUnit,
  }
}

/** Whether a link has any usable part. */
export const isUsable = ({ kind, side, leverage, amount, stopLoss, takeProfit }: DraftFromLink): boolean =>
  [kind, side, leverage].some((choice) => choice !== null) || [amount, stopLoss, takeProfit].some((text) => text !== '')

/** Whether the form has any text that a link would replace. */
export const isTyped = ({ amount, size, price, stopLoss, takeProfit }: OrderFormValues): boolean =>
  [amount, size?.text ?? '', price, stopLoss, takeProfit].some((text) => text !== '')

/** The side that typed prices fit; null if there are none, or if they fit both or neither. */
function sideOfPrices(form: OrderFormValues, at: DraftTerms): Side | null {
  const fits = form.levelUnit === 'price' ? fittingSide(form, at) : null
  return fits === 'NONE' ? null : fits
}

/** The content of a link besides the form. `side`: from the link that the draft comes from. */
export interface LinkContext extends DraftTerms {
  side: Side | null
}

const positive = (text: string): Decimal | null => {
  const value = parseTyped(text)
  return value && isPositive(value) ? value : null
}

/** The prices of typed levels. Those in other units have a price on a known side only: null without it. */
function levelsOf(form: OrderFormValues, at: LinkContext): Record<Level, Decimal | null> {
  const [stopLoss, takeProfit] = [positive(form.stopLoss), positive(form.takeProfit)]
  if (form.levelUnit === 'price') return { stopLoss, takeProfit }
  const prices = at.side && levelPrices(form, { ...at, side: at.side })
  // A price may be longer than a field accepts.
  const short = (price: Decimal | null = null) => (z.safeParse(Positive, price).success ? price : null)
  return { stopLoss: short(prices?.stopLoss), takeProfit: short(prices?.takeProfit) }
}

/** The query of a link to this draft, without empty fields: what would be sent now. `isWhole`: no typed level is left out. */
export function draftLink(form: OrderFormValues, at: LinkContext): { query: string; isWhole: boolean } {
  const { stopLoss, takeProfit } = levelsOf(form, at)
  const values: Record<LinkField, string | null> = {
    side: (at.side ?? sideOfPrices(form, at))?.toLowerCase() ?? null,
    kind: form.kind,
    price: form.kind === 'limit' ? positive(form.price) : null,
    amount: positive(form.amount),
    leverage: String(at.leverage),
    sl: form.hasLevels ? stopLoss : null,
    tp: form.hasLevels ? takeProfit : null,
  }
  const query = new URLSearchParams()
  for (const name of NAMES) if (values[name] !== null) query.set(name, values[name])
  const isKept = (typed: string, price: Decimal | null) => price !== null || positive(typed) === null
  return {
    query: query.toString(),
    isWhole: !form.hasLevels || (isKept(form.stopLoss, stopLoss) && isKept(form.takeProfit, takeProfit)),
  }
}
