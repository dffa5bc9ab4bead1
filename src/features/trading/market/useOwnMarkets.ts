import { useQuery } from '@tanstack/react-query'
import { openOrders } from '../../../domain/order/orderTabs.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { retryUntilRead } from '../../../queries/retryUntilRead.ts'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'

const NONE: ReadonlySet<MarketName> = new Set()
const ownMarkets = ({ items }: ReadableList<Order>) => [...new Set(openOrders(items).map(({ market }) => market))]

/** The markets with own orders or positions, fetched until the first success unless the page polls them anyway. Empty while `isWanted` is false. */
export function useOwnMarkets(isWanted: boolean): ReadonlySet<MarketName> {
  const { data } = useQuery({ ...ordersQuery(), refetchInterval: retryUntilRead, enabled: isWanted, select: ownMarkets })
  return data && isWanted ? new Set(data) : NONE
}
