import { CODE_CHARACTERS } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { listOf } from './listOf.ts'
import { Decimal, Instant, MarketName, maybe, OrderId, shortText } from './scalars.ts'
import * as z from './zod.ts'

export const Side = z.enum(['LONG', 'SHORT'])
export type Side = z.output<typeof Side>

/** An order, through its whole life as pending order, position and closed trade. Amounts and fees in KXT. Specification §3. */
export const Order = z.object({
  orderId: OrderId,
  type: Side,
  /** Any string: unknown states belong to the history. Specification §4. */
  state: shortText(CODE_CHARACTERS),
  market: MarketName,
  amount: Decimal,
  leverage: Decimal,
  collateral: maybe(Decimal),
  stopLoss: maybe(Decimal),
  takeProfit: maybe(Decimal),
  startPrice: maybe(Decimal),
  liquidation: maybe(Decimal),
  created: maybe(Instant),
  balance: maybe(Decimal),
  closePrice: maybe(Decimal),
  feeOpen: maybe(Decimal),
  feeClose: maybe(Decimal),
  feeFunding: maybe(Decimal),
  positionSize: maybe(Decimal),
  pnl: maybe(Decimal),
  closureType: maybe(shortText(CODE_CHARACTERS)),
  closeDate: maybe(Instant),
})
export type Order = z.output<typeof Order>

export const listOrders = endpoint({
  path: '/futures/api/user/orders/list',
  request: z.object({ market: z.optional(MarketName) }),
  response: z.object({ orders: listOf(Order) }),
})

/** A limit order has a price, a market order none. Money is sent as decimal strings, leverage as a JSON number. */
export const createOrder = endpoint({
  path: '/futures/api/user/orders/create',
  request: z.object({
    market: MarketName,
    type: Side,
    amount: Decimal,
    leverage: z.number(),
    price: z.optional(Decimal),
    stopLoss: z.optional(Decimal),
    takeProfit: z.optional(Decimal),
  }),
  response: z.object({ orderId: maybe(OrderId) }),
  changes: true,
})
export type OrderRequest = z.output<typeof createOrder.request>

export const closeOrder = endpoint({
  path: '/futures/api/user/orders/close',
  request: z.object({ orderId: OrderId, market: MarketName }),
  changes: true,
})

export const editOrder = endpoint({
  path: '/futures/api/user/orders/edit',
  request: z.object({
    orderId: OrderId,
    market: MarketName,
    takeProfit: z.optional(Decimal),
    stopLoss: z.optional(Decimal),
  }),
  changes: true,
})
export type OrderEdit = z.output<typeof editOrder.request>
