import Big from 'big.js'
import type { Order } from '../../src/wire/order.ts'
import { Order as OrderSchema } from '../../src/wire/order.ts'
import { Decimal, Instant } from '../../src/wire/scalars.ts'

const sample = (fields: object): Order =>
  OrderSchema.parse({
    orderId: 'sample',
    type: 'LONG',
    market: 'BTC-USDC',
    amount: '250',
    leverage: '20',
    startPrice: '67000',
    stopLoss: '66000',
    created: '2026-11-21T12:00:00Z',
    ...fields,
  })

/** For the paths alone: in a frame, the order that the dialog was opened with takes its place. */
export const position = sample({ state: 'ACTIVE' })
export const waiting = sample({ state: 'NEW' })

const times = (price: Decimal | null, factor: string): Decimal => Decimal.parse(new Big(price ?? '1').times(factor).round(2).toFixed())

/** The order as a position, closed, and with other levels. */
export const filled = (order: Order): Order => ({ ...order, state: 'ACTIVE' })
export const closed = (order: Order, closureType: string): Order => ({
  ...order,
  state: 'CLOSED',
  closureType,
  closePrice: times(order.startPrice, '1.004'),
  closeDate: Instant.parse(new Date().toISOString()),
})
export const cancelled = (order: Order): Order => ({ ...order, state: 'CANCELED' })
export const levelsAround = ({ startPrice }: Order) => ({ stopLoss: times(startPrice, '0.99'), takeProfit: times(startPrice, '1.03') })
