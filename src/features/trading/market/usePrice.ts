import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { MarketName } from '../../../api/scalars.ts'
import type { SeenPrices } from '../../../domain/chart/candles.ts'
import { oldestUpdate } from '../../../domain/market/freshness.ts'
import type { PriceOf } from '../../../domain/market/market.ts'
import { steadyNow } from '../../../platform/clock.ts'
import { canTradeBy, selectFromPrices, type Price, priceNow, priceOf, pricesFeed } from '../../../queries/prices.ts'
import { useAge } from '../../../shared/page/StaleMark.tsx'
import { everySecond } from '../../../ui/hooks/everySecond.ts'

/** The latest price of a market and the last different one. Fetches nothing itself. */
export function usePrice(market: MarketName): Price {
  const client = useQueryClient()
  return useSyncExternalStore(pricesFeed(client), () => priceOf(client, market))
}

/** A value derived from the latest prices; re-renders only when it changes. */
export function useFromPrices<Result>(derive: (priceOf: PriceOf) => Result): Result {
  const client = useQueryClient()
  return useSyncExternalStore(
    pricesFeed(client),
    useMemo(() => selectFromPrices(client, derive), [client, derive]),
  )
}

/** The prices of one market seen so far. */
export function useSeenPrices(market: MarketName): SeenPrices | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(pricesFeed(client), () => priceNow(client, market)?.seen)
}

/** Age of a market's price in seconds; null while it is fresh. */
export const usePriceAge = (market: MarketName): number | null =>
  useAge((client) => priceNow(client, market)?.at, steadyNow)

/** Age of the oldest price of these markets in seconds; null while all are fresh, or if one is unknown. */
export const useOldestPriceAge = (markets: readonly MarketName[]): number | null =>
  useAge((client) => oldestUpdate(markets.map((market) => priceNow(client, market)?.at ?? null)), steadyNow)

/** Whether a price of these markets is missing, or too old to trade at. Checked every second. */
export function useCannotTrade(markets: readonly MarketName[]): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(everySecond, () => !canTradeBy(client, markets))
}
