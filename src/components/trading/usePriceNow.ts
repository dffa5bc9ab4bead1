import { useQuery } from '@tanstack/react-query'
import { marketsQuery, type PricedMarket, priceQuery } from '../../queries/markets.ts'
import type { Decimal, MarketName } from '../../wire/scalars.ts'
import { useNumberAge } from './useNumberAge.ts'

export interface PriceNow {
  price: Decimal | null
  /** The last price that differed: arrow and colour compare with it. */
  previousPrice: Decimal | null
}

/** The newest price of the market on screen, whichever of its two sources told it last. */
export function usePriceNow(market: PricedMarket): PriceNow {
  // notifyOnChangeProps: an answer with the same price re-renders nothing.
  const { data: told, dataUpdatedAt } = useQuery({ ...priceQuery(market.market), notifyOnChangeProps: ['data'] })
  const { dataUpdatedAt: listedAt } = useQuery({ ...marketsQuery, notifyOnChangeProps: [] })
  return told !== undefined && told.price !== null && dataUpdatedAt >= listedAt ? told : market
}

/** Seconds since the price on screen was told, once that is too long ago; else null. */
export const usePriceAge = (market: MarketName): number | null =>
  useNumberAge(priceQuery(market).queryKey, marketsQuery.queryKey)
