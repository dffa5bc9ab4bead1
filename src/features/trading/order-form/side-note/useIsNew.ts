import { useQuery } from '@tanstack/react-query'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import type { ReadableList } from '../../../../api/listOf.ts'
import type { Order } from '../../../../api/order.ts'
import type { MarketName } from '../../../../api/scalars.ts'

const isFilled = (order: Order) => orderTab(order) === 'positions' || orderTab(order) === 'history'
const passive = { enabled: false, notifyOnChangeProps: ['data' as const], select: ({ items }: ReadableList<Order>) => !items.some(isFilled) }

/** Whether none of this trader's orders has been filled, by the lists read so far; false while none has been read. */
export function useIsNew(market: MarketName): boolean {
  const all = useQuery({ ...ordersQuery(), ...passive })
  const own = useQuery({ ...ordersQuery(market), ...passive })
  return own.data !== false && (all.data ?? own.data ?? false)
}
