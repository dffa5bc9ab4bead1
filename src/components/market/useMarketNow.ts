import { useQuery } from '@tanstack/react-query'
import { canTrade } from '../../domain/freshness.ts'
import { PRICE_MAX_AGE_MS } from '../../limits.ts'
import { queryClient } from '../../queries/client.ts'
import { marketsQuery } from '../../queries/markets.ts'
import { priceAt } from '../../queries/prices.ts'
import type { Market } from '../../wire/market.ts'
import type { Decimal, MarketName } from '../../wire/scalars.ts'
import { usePrice, usePriceAge } from './usePrice.ts'

export interface MarketNow {
  /** Null if the market is no longer listed. */
  market: Market | null
  price: Decimal | null
  /** Age of the price in seconds once it is stale, else null. */
  age: number | null
  /** The price is too old, or missing, to trade by. */
  isBlocked: boolean
}

/** Any market and its latest price. */
export function useMarketNow(name: MarketName): MarketNow {
  const { data: markets } = useQuery(marketsQuery)
  const { price } = usePrice(name)
  const age = usePriceAge(name)

  const market = markets?.items.find((listed) => listed.market === name) ?? null
  return { market, price, age, isBlocked: price === null || (age !== null && age * 1_000 >= PRICE_MAX_AGE_MS) }
}

/** Called on click: whether the price is fresh enough to trade by. */
export const canTradeNow = (name: MarketName): boolean => canTrade(priceAt(queryClient, name)?.at ?? null, Date.now())
