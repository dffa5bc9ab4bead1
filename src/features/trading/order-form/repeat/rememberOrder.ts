import { lastLevels } from '../../../../domain/order-form/lastLevels.ts'
import type { OrderEnded } from '../../../../machines/openOrder.ts'
import { queryClient } from '../../../../queries/client.ts'
import { priceNow } from '../../../../queries/prices.ts'
import { storedLastOrder } from './storedLastOrder.ts'

/** Stores an accepted order, so that it can be repeated. */
export function rememberOrder({ type, order }: OrderEnded) {
  if (type !== 'created' && type !== 'happened') return
  const { market, amount, leverage } = order
  storedLastOrder.set({ amount, leverage, ...lastLevels(order, priceNow(queryClient, market)?.price ?? null) })
}
