import { endpoint } from './endpoint.ts'
import { Side } from './order.ts'
import { Decimal, MarketName, maybe, OrderId } from './scalars.ts'
import * as z from './zod.ts'

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
