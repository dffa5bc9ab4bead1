import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import type { PriceOf } from '../../../domain/market/market.ts'
import { openOrders, orderTab } from '../../../domain/order/orderTabs.ts'
import { equity, unrealisedProfit } from '../../../domain/order/totals.ts'
import { storage } from '../../../platform/storage.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { useNumberAge } from '../../../shared/page/StaleMark.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useFromPrices, useOldestPriceAge } from '../market/usePrice.ts'

// Fetches nothing itself, and re-renders only when the selected part changes.
const passive = { enabled: false, notifyOnChangeProps: ['data' as const] }
const openIn = ({ items, unreadable }: ReadableList<Order>): Order[] | null =>
  unreadable > 0 ? null : openOrders(items)

interface Totals {
  /** P&L of the positions, in KXT, before fees. Null if that of any is unknown. */
  unrealised: Decimal | null
  /** Available + locked + P&L, in KXT. Null unless all positions are known. */
  equity: Decimal | null
  /** Age in seconds of the list of orders or of the oldest price, whichever is older; null if neither is stale. */
  age: number | null
  /** The P&L covers the market on screen only; positions on others are not included. */
  isPartial: boolean
}

/** Totals over the positions that the panel below polls, at the latest prices: those of all markets, or of the one on screen. */
export function useTotals(market: MarketName): Totals {
  const areAll = useStore(storage.allMarkets)
  const { data: wallet } = useQuery({ ...walletQuery, ...passive })
  const query = ordersQuery(areAll ? undefined : market)
  const { data: orders } = useQuery({ ...query, ...passive, select: openIn })
  // Memoised: a new function would sum up all positions again at every price.
  const positions = useMemo(() => orders?.filter((order) => orderTab(order) === 'positions') ?? [], [orders])
  const ofPositions = useMemo(() => (priceOf: PriceOf) => unrealisedProfit(positions, priceOf), [positions])
  const priceAge = useOldestPriceAge(positions.map((order) => order.market))
  const ordersAge = useNumberAge(query.queryKey)
  const fromPrices = useFromPrices(ofPositions)
  const unrealised = orders ? fromPrices : null
  return {
    unrealised,
    equity: areAll ? equity(wallet?.entry ?? null, unrealised) : null,
    age: unrealised === null ? null : priceAge === null ? ordersAge : Math.max(priceAge, ordersAge ?? 0),
    isPartial: !areAll,
  }
}
