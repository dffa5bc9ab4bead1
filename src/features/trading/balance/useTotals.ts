import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { isZero } from '../../../domain/money/decimal.ts'
import { openOrders, orderTab } from '../../../domain/order/orderTabs.ts'
import { equity, lockedElsewhere, unrealisedProfit } from '../../../domain/order/totals.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { useFromPrices, useOldestPriceAge } from '../market/usePrice.ts'

// Fetches nothing itself, and re-renders only when the selected part changes.
const passive = { enabled: false, notifyOnChangeProps: ['data' as const] }
const openIn = ({ items, unreadable }: ReadableList<Order>): Order[] | null =>
  unreadable > 0 ? null : openOrders(items)

/**
 * The pending orders and positions that the panel polls: those of all markets, or of the one on screen. Null if
 * unknown, or if an entry is unreadable.
 */
function useOpenOrders(market: MarketName) {
  const own = useQuery({ ...ordersQuery(market), ...passive, select: openIn })
  const all = useQuery({ ...ordersQuery(), ...passive, select: openIn })
  // The list of all markets is also read elsewhere; use it only while the panel polls it instead of its own market's list.
  const isOwn = useQueryClient().getQueryCache().find(ordersQuery(market))?.isActive()
  const isAll = all.data !== undefined && !isOwn
  return { orders: (isAll ? all.data : own.data) ?? null, isAll }
}

export interface Totals {
  /** P&L of the positions, in KXT, before fees. Null if that of any is unknown. */
  unrealised: Decimal | null
  /** Available + locked + P&L, in KXT. Null unless all positions are known. */
  equity: Decimal | null
  /** Age in seconds of the oldest price that the P&L rests on, if it is stale, else null. */
  age: number | null
  /** The P&L covers the market on screen only; positions on others are not included. */
  isPartial: boolean
}

/** Totals over all positions, at the latest prices. */
export function useTotals(market: MarketName): Totals {
  const { data: wallet } = useQuery({ ...walletQuery, ...passive })
  const { orders, isAll } = useOpenOrders(market)
  // Memoised: a new function would sum up all positions again at every price.
  const positions = useMemo(() => orders?.filter((order) => orderTab(order) === 'positions') ?? [], [orders])
  const ofPositions = useMemo(
    () => (price: (market: MarketName) => Decimal | null) => unrealisedProfit(positions, price),
    [positions],
  )
  const age = useOldestPriceAge(positions.map((order) => order.market))
  const unrealised = useFromPrices(ofPositions)
  const entry = wallet?.entry ?? null
  if (!orders) return { unrealised: null, equity: null, age: null, isPartial: false }

  // If this market's margins account for everything locked, no other market has a position.
  const isPartial = !isAll && !(entry && isZero(lockedElsewhere(entry, orders)))
  return {
    unrealised,
    equity: isPartial ? null : equity(entry, unrealised),
    age: unrealised === null ? null : age,
    isPartial,
  }
}
