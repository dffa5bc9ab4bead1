import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MarketName } from '../api/scalars.ts'
import { joinMinutes } from '../domain/chart/bars.ts'
import { minutesText, readMinutes } from '../domain/chart/storedMinutes.ts'
import { chartStorage } from '../platform/chartStorage.ts'
import { storage } from '../platform/storage.ts'
import { session } from './call/session.ts'
import { marketsQuery } from './markets.ts'
import { priceNow } from './prices.ts'

/** The minutes of a market stored when the page was left. Public prices: they belong to the tab, not to a user. */
export const minutesQuery = (market: MarketName) =>
  queryOptions({
    queryKey: ['minutes', market],
    queryFn: () => readMinutes(chartStorage.minutes.get(), market, session.now()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Stores the minutes of all markets, starting with the one on screen, else the one chosen last, in any tab. */
export function storeMinutes(client: QueryClient, onScreen: MarketName | null) {
  const text = chartStorage.minutes.get()
  const shown = onScreen ?? storage.futuresMarket.get()
  const markets = client.getQueryData(marketsQuery.queryKey)?.items.map(({ market }) => market) ?? []
  if (markets.length === 0) return
  const now = session.now()
  const minutesOf = (market: MarketName) =>
    joinMinutes(
      client.getQueryData(minutesQuery(market).queryKey) ?? readMinutes(text, market, now),
      priceNow(client, market)?.seen?.candles ?? [],
    )
  const inOrder = markets.toSorted((a, b) => Number(b === shown) - Number(a === shown))
  chartStorage.minutes.set(minutesText(inOrder.map((market) => ({ market, candles: minutesOf(market) }))))
}
