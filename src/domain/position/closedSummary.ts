import { type Leverage, LEVERAGES, MONEY_DECIMALS } from '../../constants/limits.ts'
import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, isPositive, percentFrom, divide, roundHalfUp, ZERO } from '../money/decimal.ts'
import { estimatedLiquidation } from '../order-form/estimate.ts'
import { pnlBetween, realisedProfit } from '../order/profit.ts'
import { isBehindLiquidation } from '../order-form/tpsl.ts'

/** The course of a closed trade, from the exchange's data: entry, exit and liquidation, but nothing in between. */
export interface ClosedSummary {
  /** Distance of the exit from the entry, in percent of the entry. Null if either is unknown. */
  move: Decimal | null
  /** Direction of that move for the position; null if there was none. */
  direction: 'against' | 'favour' | null
  /** The share of the distance from entry to liquidation that the exit had covered, in percent; null unless it was against the position. */
  spent: Decimal | null
  /** Result in KXT, before fees: the exchange's, else computed. */
  gross: Decimal | null
  /** The computed result, if it visibly differs from the exchange's. */
  computed: Decimal | null
  /** In KXT, after the known fees. */
  net: Decimal | null
}

const isShownAlike = (a: Decimal, b: Decimal) => roundHalfUp(big(a), MONEY_DECIMALS) === roundHalfUp(big(b), MONEY_DECIMALS)

type Priced = Pick<Order, 'startPrice' | 'closePrice' | 'liquidation'>

/** A known price of an order. */
const known = (order: Priced, which: keyof Priced): Decimal | null => {
  const price = order[which]
  return price !== null && isPositive(price) ? price : null
}

/** Specification §3, §4 "Profit/loss". */
export function closedSummary(order: Order): ClosedSummary {
  const [entry, exit] = [known(order, 'startPrice'), known(order, 'closePrice')]
  const up = big(exit && entry ? percentFrom(exit, entry) : ZERO)
  const sign = up.cmp(0)
  const gross = realisedProfit(order)
  const computed = pnlBetween(order, entry, exit)
  const fees = [order.feeOpen, order.feeClose, order.feeFunding].map((fee) => fee ?? ZERO)
  return {
    move: entry && exit && decimal(up.abs()),
    direction: sign === 0 ? null : sign > 0 === (order.type === 'LONG') ? 'favour' : 'against',
    spent: spentOf(order),
    gross,
    computed: computed === null || gross === null || isShownAlike(computed, gross) ? null : computed,
    net: gross && decimal(fees.reduce((left, fee) => left.minus(fee), big(gross))),
  }
}

function spentOf(order: Order): Decimal | null {
  const [entry, exit, end] = [known(order, 'startPrice'), known(order, 'closePrice'), known(order, 'liquidation')]
  if (!entry || !exit || !end) return null
  const [against, room] = [exit, end].map((price) => big(price).minus(entry).times(order.type === 'LONG' ? -1 : 1))
  return against?.gt(0) && room?.gt(0) ? roundHalfUp(divide(against.times(100), room)) : null
}

/** The same trade at another leverage. */
export interface OtherLeverage {
  leverage: Leverage
  /** The estimated liquidation price. */
  liquidation: Decimal
  /** Whether the exit was at or beyond that price. */
  isReached: boolean
}

/** Where the trade would have been liquidated at each other leverage; empty if entry or exit is unknown. */
export function atOtherLeverages(order: Order, { pricePrecision }: Pick<Market, 'pricePrecision'>): OtherLeverage[] {
  const [entry, exit] = [known(order, 'startPrice'), known(order, 'closePrice')]
  if (!entry || !exit) return []
  return LEVERAGES.filter((leverage) => !big(order.leverage).eq(leverage)).map((leverage) => {
    const liquidation = estimatedLiquidation(order.type, entry, leverage, pricePrecision)
    return { leverage, liquidation, isReached: isBehindLiquidation(exit, { type: order.type, liquidation }) }
  })
}
