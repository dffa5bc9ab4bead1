import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Order } from '../../../../api/order.ts'
import type { MarketName } from '../../../../api/scalars.ts'
import type { PriceOf } from '../../../../domain/market/market.ts'
import { type CloseTotals, closeTotals, ordersToClose, type RateOf } from '../../../../domain/order/closeSeveral.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { marketsQuery } from '../../../../queries/markets.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { useFromPrices, useOldestPriceAge } from '../../market/usePrice.ts'

const NO_ORDERS: readonly Order[] = []

/** The closing fee's rate of each market; null if it is unknown. */
export function useRates(): RateOf {
  const { data: listed } = useQuery(marketsQuery)
  return useMemo(() => {
    const rates = new Map(listed?.items.map(({ market, orderCloseFeeRate }) => [market, orderCloseFeeRate]))
    return (market) => rates.get(market) ?? null
  }, [listed])
}

/** The current orders of each choice on all markets, and whether they are known. */
export function useOrdersToClose(market: MarketName, rateOf: RateOf) {
  const { data, error, refetch } = useQuery(ordersQuery())
  const items = data?.items ?? NO_ORDERS
  const derive = useMemo(
    () => (priceOf: PriceOf) => ordersToClose(items, market, priceOf, rateOf),
    [items, market, rateOf],
  )
  return { choices: useFromPrices(derive), isKnown: data !== undefined, error, refetch, unreadable: data?.unreadable }
}

/** The markets whose prices these orders would close at; a pending order needs none. */
const marketsOf = (orders: readonly Order[]) => [
  ...new Set(orders.filter((order) => orderTab(order) === 'positions').map(({ market }) => market)),
]

interface CloseNow extends CloseTotals {
  /** Age of their oldest price in seconds if it is stale, else null. */
  age: number | null
  /** One of their prices is unknown. */
  hasNoPrice: boolean
}

/** The result of closing these orders now, at the latest prices of their markets. */
export function useCloseNow(orders: readonly Order[], rateOf: RateOf): CloseNow {
  const markets = useMemo(() => marketsOf(orders), [orders])
  const derive = useMemo(() => (priceOf: PriceOf) => closeTotals(orders, priceOf, rateOf), [orders, rateOf])
  const sums = useFromPrices(derive)
  const age = useOldestPriceAge(markets)
  const hasNoPrice = useFromPrices((priceOf) => markets.some((market) => priceOf(market) === null))
  return { ...sums, age, hasNoPrice }
}
