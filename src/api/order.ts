import { CODE_CHARACTERS } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { listOf } from './listOf.ts'
import { Decimal, Instant, MarketName, maybe, OrderId, shortText } from './scalars.ts'
import * as z from './zod.ts'

export const SIDES = ['LONG', 'SHORT'] as const
export const Side = z.enum(SIDES)
export type Side = z.output<typeof Side>

/** The price of a stop loss or take profit: zero is none. */
export const Level = Decimal.check(z.refine((price) => Number(price) > 0))

/** An order, through its whole life as pending order, position and closed trade. Amounts and fees in KXT. Specification §3. */
export const Order = z.object({
  /** Id of the order. */
  orderId: OrderId,
  /** LONG or SHORT. */
  type: Side,
  /** NEW, ACTIVATING, ACTIVATING_EXECUTE, ACTIVATING_FAIL: pending. ACTIVE, LOCK_FF, FF_FAIL: a position. CLOSED, CANCELED. An unknown state counts as closed. */
  state: shortText(CODE_CHARACTERS),
  /** Name of the market, BASE-QUOTE. */
  market: MarketName,
  /** The margin. */
  amount: Decimal,
  /** The leverage: position value divided by margin. */
  leverage: Decimal,
  /** The margin held. Without it: nothing: it is not shown. */
  collateral: maybe(Decimal),
  /** Stop-loss price, above 0. Without it: the order has no stop loss. */
  stopLoss: maybe(Level),
  /** Take-profit price, above 0. Without it: the order has no take profit. */
  takeProfit: maybe(Level),
  /** Entry price; for a pending limit order, its limit price. Without it: shows as a dash; no P&L, no line in the chart. */
  startPrice: maybe(Decimal),
  /** Liquidation price. Without it: shows as a dash; no distance, no line in the chart. */
  liquidation: maybe(Decimal),
  /** When it was placed. Without it: shows as a dash; sorted last. */
  created: maybe(Instant),
  /** Current value, or the amount paid out. Without it: nothing: it is not shown. */
  balance: maybe(Decimal),
  /** Close price. Without it: shows as a dash, and so does the P&L. */
  closePrice: maybe(Decimal),
  /** Opening fee. Without it: shows as a dash; counted as 0 in net P&L. */
  feeOpen: maybe(Decimal),
  /** Closing fee. Without it: open position: estimated from the close rate. Closed position: a dash, counted as 0 in net P&L. */
  feeClose: maybe(Decimal),
  /** Funding paid so far. Without it: shows as a dash; counted as 0 in net P&L. */
  feeFunding: maybe(Decimal),
  /** Quantity. Without it: computed from margin, leverage and entry price. */
  positionSize: maybe(Decimal),
  /** Realised P&L, before fees. Only in CSV files: what is shown is computed from the prices. Without it: empty. */
  pnl: maybe(Decimal),
  /** Reason of the close: MANUAL, STOP_LOSS, TAKE_PROFIT, LIQUIDATION, ROLLOVER, RESET; another one shows as MANUAL. Without it: shows as MANUAL. */
  closureType: maybe(shortText(CODE_CHARACTERS)),
  /** When it was closed. Without it: shows as a dash; left out of results, which are by close date. */
  closeDate: maybe(Instant),
})
export type Order = z.output<typeof Order>

export const listOrders = endpoint({
  path: '/futures/api/user/orders/list',
  request: z.object({ market: z.optional(MarketName) }),
  response: z.object({ orders: listOf(Order) }),
})
