import { useQuery } from '@tanstack/react-query'
import { type Price, priceAt, priceOf } from '../../queries/prices.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useAge } from './useNumberAge.ts'

/** The latest price of a market and the last different one; fetches nothing itself. */
export const usePrice = (market: MarketName): Price => useQuery(priceOf(market)).data

/** Age of a market's price in seconds, or null while it is fresh. */
export const usePriceAge = (market: MarketName): number | null => useAge((client) => priceAt(client, market)?.at)
