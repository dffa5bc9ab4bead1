import { Order } from '../../src/wire/order.ts'
import type * as z from 'zod/mini'

/** An open position; name only what the test is about. */
export const position = (told: Partial<z.input<typeof Order>> = {}): Order =>
  Order.parse({
    orderId: 'o-1',
    type: 'LONG',
    state: 'ACTIVE',
    market: 'BTC-USDC',
    amount: '250',
    leverage: '20',
    startPrice: '66980.5',
    ...told,
  })

/** An order that waits for its price. */
export const waitingOrder = (told: Partial<z.input<typeof Order>> = {}): Order => position({ state: 'NEW', ...told })
