import { type Leverage, MONEY_DECIMALS } from '../limits.ts'
import type { Market } from '../wire/market.ts'
import type { OrderRequest, Side } from '../wire/order.ts'
import type { Decimal } from '../wire/scalars.ts'
import type { WalletEntry } from '../wire/wallet.ts'
import { big, compare, isPositive, roundDown, ZERO } from './decimal.ts'
import { typedNumber } from './decimalText.ts'
import { canTrade } from './freshness.ts'
import { levelProblem } from './levels.ts'
import { availability } from './market.ts'
import { numberProblem, type Problem } from './orderProblem.ts'

/** What is typed, as raw texts of number fields. */
export interface OrderForm {
  kind: 'market' | 'limit'
  amount: string
  /** Limit price; kept, but not sent, while the kind is market. */
  price: string
  stopLoss: string
  takeProfit: string
  /** Whether stop-loss and take-profit are sent at all. */
  tpsl: boolean
}

export const EMPTY_ORDER_FORM: OrderForm = {
  kind: 'market',
  amount: '',
  price: '',
  stopLoss: '',
  takeProfit: '',
  tpsl: false,
}

/** The moment of the click, all of one moment: nothing else goes into the order. */
export interface OrderContext {
  side: Side
  market: Market
  /** Null where the trader has no wallet entry. */
  wallet: WalletEntry | null
  /** The market's price and when it was good last, in epoch ms. */
  price: { value: Decimal; at: number } | null
  leverage: Leverage
  now: number
}

export type OrderDraft = { order: OrderRequest } | { problems: Problem[] }

/** The price a limit order is placed at; null for a market order, and where none is typed. */
export const limitPriceOf = ({ kind, price }: Pick<OrderForm, 'kind' | 'price'>): Decimal | null =>
  kind === 'limit' ? typedNumber(price) : null

/** The most that can still be typed by adding digits: '9.' can become 9.99…, but '9' also 99. */
const mayGrowPast = (amount: string, minimum: Decimal): boolean =>
  !amount.includes('.') || big(typedNumber(amount.slice(0, amount.indexOf('.'))) ?? ZERO).plus(1).gt(minimum)

/** Said while typing, and when the field is left; on submit too much is notEnough. Specification §5. */
export function amountWhileTyping(
  amount: string,
  wallet: WalletEntry | null,
  { minimumOrderValue: minimum, isTyping }: Pick<Market, 'minimumOrderValue'> & { isTyping: boolean },
): Problem | null {
  const typed = typedNumber(amount)
  if (!typed || !wallet) return null
  if (compare(typed, wallet.value) > 0) {
    // As it is shown beside: with the market's decimals alone it would look like a mistake.
    return { kind: 'tooMuch', field: 'amount', available: roundDown(wallet.value, MONEY_DECIMALS) }
  }
  if (!minimum || compare(typed, minimum) >= 0 || (isTyping && mayGrowPast(amount, minimum))) return null
  return { kind: 'tooLittle', field: 'amount', minimum }
}

function amountProblem({ amount }: OrderForm, { market, wallet }: OrderContext): Problem | null {
  if (!wallet) return { kind: 'noMoney', field: 'form' }
  const typed = typedNumber(amount)
  const wrong = numberProblem('amount', amount, market)
  const minimum = market.minimumOrderValue
  const isTooLittle = typed && minimum && compare(typed, minimum) < 0
  if (isTooLittle && wrong?.kind !== 'tooPrecise') return { kind: 'tooLittle', field: 'amount', minimum }
  if (wrong || !typed) return wrong
  return compare(typed, wallet.value) > 0 ? { kind: 'notEnough', field: 'amount' } : null
}

/** A limit order needs a price of its own, a market order one of the market that is fresh. */
function priceProblem({ kind, price }: OrderForm, moment: OrderContext): Problem | null {
  if (kind === 'limit') return numberProblem('price', price, moment.market)
  if (!moment.price || !isPositive(moment.price.value)) return { kind: 'noPrice', field: 'form' }
  return canTrade(moment.price.at, moment.now) ? null : { kind: 'priceStale', field: 'form' }
}

function sideProblem({ market, side, now }: OrderContext): Problem | null {
  const since = availability(market, side, now)
  return since && { kind: 'sideNotYet', field: 'side', since }
}

/** Whether a limit order would not wait: a LONG at the market's price or above it, a SHORT at or below. */
export const fillsAtOnce = (side: Side, limit: Decimal, price: Decimal): boolean =>
  side === 'LONG' ? compare(limit, price) >= 0 : compare(limit, price) <= 0

/** The one order that the form means on this side, or all that is wrong, one problem a field. §5 */
export function orderDraft(form: OrderForm, moment: OrderContext): OrderDraft {
  const { side, market, leverage } = moment
  const limitPrice = limitPriceOf(form)
  const price = form.kind === 'limit' ? limitPrice : (moment.price?.value ?? null)
  const stopLoss = form.tpsl ? form.stopLoss : ''
  const takeProfit = form.tpsl ? form.takeProfit : ''

  const problems = [
    sideProblem(moment),
    amountProblem(form, moment),
    priceProblem(form, moment),
    levelProblem('stopLoss', stopLoss, { side, price, market }),
    levelProblem('takeProfit', takeProfit, { side, price, market }),
  ].filter((problem) => problem !== null)

  const amount = typedNumber(form.amount)
  if (problems.length > 0 || !amount) return { problems }

  const levels = { stopLoss: typedNumber(stopLoss), takeProfit: typedNumber(takeProfit) }
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
