import { useQuery } from '@tanstack/react-query'
import { type Price, priceAt, priceOf } from '../../queries/prices.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useAge } from './useNumberAge.ts'

/** The newest price of a market and the last one that differed; asks for nothing itself. */
export const usePrice = (market: MarketName): Price => useQuery(priceOf(market)).data

/** Seconds since the price of a market was told, once that is too long ago; else null. */
export const usePriceAge = (market: MarketName): number | null => useAge((client) => priceAt(client, market)?.at)
