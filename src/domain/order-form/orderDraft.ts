import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { OrderRequest } from '../../api/orderChanges.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { WalletEntry } from '../../api/wallet.ts'
import { type AmountUnit, type Leverage, type LevelUnit, MONEY_DECIMALS } from '../../constants/limits.ts'
import { canTrade } from '../market/freshness.ts'
import { sideOpensAt } from '../market/market.ts'
import { big, compare, isPositive, roundDown, ZERO } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { entryPrice } from './estimate.ts'
import { type Level, type LevelBasis, levelPrice, levelTextProblem } from './level.ts'
import { numberProblem, type Problem } from './orderProblem.ts'

/** The size of an order as typed, if not as its margin. */
export interface TypedSize {
  text: string
  unit: Exclude<AmountUnit, 'margin'>
}

/** The raw texts of the form's fields. */
export interface OrderFormValues {
  kind: 'market' | 'limit'
  /** The margin, in KXT. */
  amount: string
  /** The size as typed, if not as its margin: `withMargin` then sets the amount. */
  size: TypedSize | null
  /** Limit price; retained, but not sent, while the kind is market. */
  price: string
  stopLoss: string
  takeProfit: string
  /** Unit of both. */
  levelUnit: LevelUnit
  /** Whether stop loss and take profit are sent at all. */
  hasLevels: boolean
}

export const EMPTY_ORDER_FORM: OrderFormValues = {
  kind: 'market',
  amount: '',
  size: null,
  price: '',
  stopLoss: '',
  takeProfit: '',
  levelUnit: 'price',
  hasLevels: false,
}

/** Snapshot at the moment of the click: an order uses nothing else. */
export interface OrderContext {
  side: Side
  market: Market
  /** Null if the balance needs activation. */
  wallet: WalletEntry | null
  /** The market's price and the time of its last update, epoch ms. */
  price: { value: Decimal; at: number } | null
  leverage: Leverage
  /** By the clock of `price.at`. */
  now: number
  /** By the exchange's clock, which opens the sides. */
  exchangeNow: number
}

type OrderDraft = { order: OrderRequest } | { problems: Problem[] }

/** The price of a limit order; null for a market order, or if none is typed. */
export const limitPriceOf = ({ kind, price }: Pick<OrderFormValues, 'kind' | 'price'>): Decimal | null =>
  kind === 'limit' ? parseTyped(price) : null

/** Whether typing more digits can reach the minimum: '9.' can become 9.99…, but '9' also 99. */
const mayGrowPast = (amount: string, minimum: Decimal): boolean =>
  !amount.includes('.') ||
  big(parseTyped(amount.slice(0, amount.indexOf('.'))) ?? ZERO)
    .plus(1)
    .gt(minimum)

/** Shown while typing and on blur; on submit tooMuch becomes notEnough. Specification §5. */
export function amountWhileTyping(
  amount: string,
  wallet: WalletEntry | null,
  {
    minimumOrderValue: minimum,
    isTyping,
    places = MONEY_DECIMALS,
  }: Pick<Market, 'minimumOrderValue'> & { isTyping: boolean; places?: number },
): Problem | null {
  const typed = parseTyped(amount)
  if (!typed || !wallet) return null
  if (compare(typed, wallet.value) > 0) {
    // Same decimals as the balance next to it: with the market's decimals the two would seem to differ.
    return { kind: 'tooMuch', field: 'amount', available: roundDown(wallet.value, places) }
  }
  if (!minimum || compare(typed, minimum) >= 0 || (isTyping && mayGrowPast(amount, minimum))) return null
  return { kind: 'tooLittle', field: 'amount', minimum }
}

function amountProblem({ amount }: OrderFormValues, { market, wallet }: OrderContext): Problem | null {
  if (!wallet) return { kind: 'noMoney', field: 'form' }
  const typed = parseTyped(amount)
  const wrong = numberProblem('amount', amount, market)
  const minimum = market.minimumOrderValue
  const isTooLittle = typed && minimum && compare(typed, minimum) < 0
  if (isTooLittle && wrong?.kind !== 'tooPrecise') return { kind: 'tooLittle', field: 'amount', minimum }
  if (wrong || !typed) return wrong
  return compare(typed, wallet.value) > 0 ? { kind: 'notEnough', field: 'amount' } : null
}

/** A limit order needs its own price, a market order a fresh market price. */
function priceProblem({ kind, price }: OrderFormValues, context: OrderContext): Problem | null {
  if (kind === 'limit') return numberProblem('price', price, context.market)
  if (!context.price || !isPositive(context.price.value)) return { kind: 'noPrice', field: 'form' }
  return canTrade(context.price.at, context.now) ? null : { kind: 'priceStale', field: 'form' }
}

function sideProblem({ market, side, exchangeNow }: OrderContext): Problem | null {
  return sideOpensAt(market, side, exchangeNow) === null ? null : { kind: 'sideNotYet', field: 'side' }
}

/** Whether a limit order would fill immediately: a LONG at or above the market price, a SHORT at or below. */
export const fillsAtOnce = (side: Side, limit: Decimal, price: Decimal): boolean =>
  side === 'LONG' ? compare(limit, price) >= 0 : compare(limit, price) <= 0

/** Terms on which a draft would be opened: what its levels depend on besides its texts and its side. */
export interface DraftTerms {
  market: Pick<Market, 'pricePrecision'>
  leverage: Leverage
  marketPrice: Decimal | null
}

export interface DraftEntry extends DraftTerms {
  side: Side
}

/** The price the draft would open at on that side. */
export const draftEntry = (
  form: Pick<OrderFormValues, 'kind' | 'price'>,
  { side, marketPrice }: Pick<DraftEntry, 'side' | 'marketPrice'>,
): Decimal | null => entryPrice(side, limitPriceOf(form), marketPrice)

/** The position that the levels of a draft would belong to. */
export const levelBasis = (form: OrderFormValues, at: DraftEntry): LevelBasis => ({
  side: at.side,
  entry: draftEntry(form, at),
  amount: parseTyped(form.amount),
  leverage: at.leverage,
  pricePrecision: at.market.pricePrecision,
})

/** A level of the draft as typed; empty while the switch is off. */
const typedLevel = (level: Level, form: OrderFormValues) => ({
  text: form.hasLevels ? form[level] : '',
  unit: form.levelUnit,
})

/** Prices of both levels if the draft were opened on that side; null if none is typed, or there is no such price. */
export function levelPrices(form: OrderFormValues, at: DraftEntry): Record<Level, Decimal | null> {
  const basis = levelBasis(form, at)
  const priceOf = (level: Level) => levelPrice(level, typedLevel(level, form), basis)
  return { stopLoss: priceOf('stopLoss'), takeProfit: priceOf('takeProfit') }
}

/** The error of a level of the draft on that side; null also if it is empty. */
export const draftLevelProblem = (level: Level, form: OrderFormValues, at: DraftEntry): Problem | null =>
  levelTextProblem(level, typedLevel(level, form), { ...levelBasis(form, at), price: draftEntry(form, at) })

/** The order for this side, or all problems, at most one per field. §5 */
export function orderDraft(form: OrderFormValues, context: OrderContext): OrderDraft {
  const { side, market, leverage } = context
  const limitPrice = limitPriceOf(form)
  const at = { side, market, leverage, marketPrice: context.price?.value ?? null }

  const problems = [
    sideProblem(context),
    amountProblem(form, context),
    priceProblem(form, context),
    draftLevelProblem('stopLoss', form, at),
    draftLevelProblem('takeProfit', form, at),
  ].filter((problem) => problem !== null)

  const amount = parseTyped(form.amount)
  if (problems.length > 0 || !amount) return { problems }

  const levels = levelPrices(form, at)
  return {
    order: {
      market: market.market,
      type: side,
      amount,
      leverage,
      ...(limitPrice && { price: limitPrice }),
      ...(levels.stopLoss && { stopLoss: levels.stopLoss }),
      ...(levels.takeProfit && { takeProfit: levels.takeProfit }),
    },
  }
}

/** The order as typed, which identifies a confirmation: a stop loss of 2 %, or a size in coins, is another one a moment later, but still the same order. */
export function orderAsTyped(order: OrderRequest, { levelUnit, stopLoss, takeProfit, size }: OrderFormValues): object {
  const hasLevels = levelUnit !== 'price' && (order.stopLoss ?? order.takeProfit)
  return { ...order, ...(size && { amount: size }), ...(hasLevels && { levelUnit, stopLoss, takeProfit }) }
}
