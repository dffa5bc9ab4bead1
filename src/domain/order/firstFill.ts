import type { Order } from '../../api/order.ts'
import type { OrderId } from '../../api/scalars.ts'
import { ordersByTab } from './orderTabs.ts'

/** The trader's first filled order, if it is one of those awaited and a position without a stop loss; else null. */
export function firstFill(orders: readonly Order[], awaited: ReadonlySet<OrderId>): (Order & { startPrice: NonNullable<Order['startPrice']> }) | null {
  const { positions, history } = ordersByTab(orders)
  const [first] = positions
  if (!first || history.length > 0 || positions.some(({ orderId }) => orderId !== first.orderId) || !awaited.has(first.orderId)) return null
  const { startPrice } = first
  return startPrice !== null && first.stopLoss === null ? { ...first, startPrice } : null
}
