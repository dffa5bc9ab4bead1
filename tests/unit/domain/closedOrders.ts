import type { Order } from '../../../src/api/order.ts'
import { NOON, position } from './builders.ts'

const HOUR_MS = 3_600_000

/** A LONG of 100 KXT at 10×, bought at 50 000 and sold at 51 000 two hours later: +20 before fees. */
export const closed = (fields: Readonly<Record<string, unknown>> = {}): Order =>
  position({
    state: 'CLOSED',
    closePrice: '51000',
    created: NOON - 4 * HOUR_MS,
    closeDate: NOON - 2 * HOUR_MS,
    ...fields,
  })
