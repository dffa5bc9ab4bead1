import { useQuery } from '@tanstack/react-query'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { shownPositions } from '../../../domain/chart/chartLines.ts'
import { ordersQuery } from '../../../queries/orders.ts'

const NONE: readonly Order[] = []

/** Selects orders of a market from those that the panel below polls; fetches nothing itself. */
export function useOrdersOn(
  market: MarketName,
  shown: (orders: readonly Order[], market: MarketName) => Order[],
): readonly Order[] {
  const passive = {
    enabled: false,
    notifyOnChangeProps: ['data' as const],
    select: ({ items }: ReadableList<Order>) => shown(items, market),
  }
  // The panel polls either the market's orders or all of them; the newer response counts.
  const own = useQuery({ ...ordersQuery(market), ...passive })
  const all = useQuery({ ...ordersQuery(), ...passive })
  return (own.dataUpdatedAt >= all.dataUpdatedAt ? own.data : all.data) ?? NONE
}

/** The open positions on a market. */
export const usePositionsOn = (market: MarketName): readonly Order[] => useOrdersOn(market, shownPositions)
