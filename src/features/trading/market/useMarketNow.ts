import { useQuery } from '@tanstack/react-query'
import type { Market } from '../../../api/market.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { findMarket } from '../../../domain/market/market.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { usePrice, usePriceAge } from './usePrice.ts'

interface MarketNow {
  /** Null if the market is no longer listed. */
  market: Market | null
  price: Decimal | null
  /** Age of the price in seconds once it is stale, else null. */
  age: number | null
}

/** Any market and its latest price. */
export function useMarketNow(name: MarketName): MarketNow {
  const { data: markets } = useQuery(marketsQuery)
  const { price } = usePrice(name)
  const age = usePriceAge(name)
  const market = findMarket(markets?.items, name)
  return { market, price, age }
}
