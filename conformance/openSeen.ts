import { listOrders, type Order } from '../src/api/order.ts'
import { openOrders } from '../src/domain/order/orderTabs.ts'
import type { Context } from './context.ts'

/** Every open order of all lists, with the time; once where nothing of it changed. */
export function openSeen(context: Context): { order: Order; atMs: number }[] {
  const seen = new Map<string, { order: Order; atMs: number }>()
  for (const { data, sentMs } of context.seen(listOrders))
    for (const order of openOrders(data.orders.items)) {
      const { orderId, type, state, amount, leverage, startPrice, liquidation, positionSize, stopLoss, takeProfit } =
        order
      const key = [
        orderId,
        type,
        state,
        amount,
        leverage,
        startPrice,
        liquidation,
        positionSize,
        stopLoss,
        takeProfit,
      ].join(' ')
      if (!seen.has(key)) seen.set(key, { order, atMs: sentMs })
    }
  return [...seen.values()]
}
