import { useQuery } from '@tanstack/react-query'
import { shownPositions } from '../../domain/chartLines.ts'
import { ordersQuery } from '../../queries/orders.ts'
import type { Listed } from '../../wire/listOf.ts'
import type { Order } from '../../wire/order.ts'
import type { MarketName } from '../../wire/scalars.ts'

const NONE: Order[] = []

/** The open positions on a market, from the orders the panel below polls; fetches nothing itself. */
export function usePositionsOn(market: MarketName): Order[] {
  const passive = { enabled: false, notifyOnChangeProps: ['data' as const], select: ({ items }: Listed<Order>) => shownPositions(items, market) }
  // The panel polls either the market's orders or all; the more recent response counts.
  const own = useQuery({ ...ordersQuery(market), ...passive })
  const all = useQuery({ ...ordersQuery(), ...passive })
  return (own.dataUpdatedAt >= all.dataUpdatedAt ? own.data : all.data) ?? NONE
}
