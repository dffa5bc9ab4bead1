import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { oldestUpdate } from '../../../../domain/market/oldestUpdate.ts'
import { type CloseTotals, closeTotals, ordersToClose, type PriceOf } from '../../../../domain/order/closeSeveral.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { queryClient } from '../../../../queries/client.ts'
import { marketsQuery } from '../../../../queries/markets.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { canTradeBy, priceNow } from '../../../../queries/prices.ts'
import { steadyNow } from '../../../../platform/clock.ts'
import type { Order } from '../../../../api/order.ts'
import type { MarketName } from '../../../../api/scalars.ts'
import { useAge } from '../../market/useNumberAge.ts'
import { useCannotTrade, useFromPrices } from '../../market/usePrice.ts'

const NO_ORDERS: readonly Order[] = []

/** The current orders of each choice on all markets, and whether they are known. */
export function useOrdersToClose(market: MarketName) {
  const { data, error, refetch } = useQuery(ordersQuery())
  const items = data?.items ?? NO_ORDERS
  const derive = useMemo(() => (priceOf: PriceOf) => ordersToClose(items, market, priceOf), [items, market])
  return { choices: useFromPrices(derive), isKnown: data !== undefined, error, refetch, unreadable: data?.unreadable }
}

/** The markets whose prices these orders would close at; a pending order needs none. */
const marketsOf = (orders: readonly Order[]) => [...new Set(orders.filter((order) => orderTab(order) === 'positions').map(({ market }) => market))]

export interface CloseNow extends CloseTotals {
  /** Age of their oldest price in seconds if it is stale, else null. */
  age: number | null
  /** One of their prices is missing, or too old to close at. */
  isBlocked: boolean
}

/** The result of closing these orders now, at the latest prices of their markets. */
export function useCloseNow(orders: readonly Order[]): CloseNow {
  const { data: listed } = useQuery(marketsQuery)
  const markets = useMemo(() => marketsOf(orders), [orders])
  const derive = useMemo(() => {
    const rates = new Map(listed?.items.map(({ market, orderCloseFeeRate }) => [market, orderCloseFeeRate]))
    return (priceOf: PriceOf) => closeTotals(orders, priceOf, (market) => rates.get(market) ?? null)
  }, [orders, listed])
  const sums = useFromPrices(derive)
  const age = useAge((client) => oldestUpdate(markets.map((market) => priceNow(client, market)?.at ?? null)), steadyNow)
  return { ...sums, age, isBlocked: useCannotTrade(markets) }
}

/** Called on click: whether all their prices are fresh enough to close at. */
export const canCloseNow = (orders: readonly Order[]): boolean => canTradeBy(queryClient, marketsOf(orders))
