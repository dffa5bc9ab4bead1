import { useQuery } from '@tanstack/react-query'
import { canTrade } from '../../domain/freshness.ts'
import { PRICE_MAX_AGE_MS } from '../../limits.ts'
import { marketsQuery, type PricedMarket, priceQuery, priceUpdatedAt } from '../../queries/markets.ts'
import type { Decimal, MarketName } from '../../wire/scalars.ts'
import { usePriceAge } from '../trading/usePriceNow.ts'

export interface MarketNow {
  /** Null where the market is listed no more. */
  market: PricedMarket | null
  price: Decimal | null
  /** Age of the price in seconds once it is stale, else null. */
  age: number | null
  /** The price is too old, or not there, to trade by. */
  isHeld: boolean
}

/** The newest price of any market: of the list, or of the page if it is the page's own. */
export function useMarketNow(name: MarketName): MarketNow {
  const { data: markets, dataUpdatedAt: listedAt } = useQuery({ ...marketsQuery, notifyOnChangeProps: ['data'] })
  // Whoever shows that market asks for its price; a dialog only reads along.
  const { data: told, dataUpdatedAt: toldAt } = useQuery({ ...priceQuery(name), enabled: false, notifyOnChangeProps: ['data'] })
  const age = usePriceAge(name)

  const market = markets?.find((listed) => listed.market === name) ?? null
  const price = told && toldAt >= listedAt ? told.price : (market?.price ?? null)
  return { market, price, age, isHeld: price === null || (age !== null && age * 1_000 >= PRICE_MAX_AGE_MS) }
}

/** Asked at the click: whether the price is young enough to trade by. */
export const canTradeNow = (name: MarketName): boolean => canTrade(priceUpdatedAt(name), Date.now())
