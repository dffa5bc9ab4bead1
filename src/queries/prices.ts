import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type SeenPrices, seePrice } from '../domain/candles.ts'
import type { ListedMarket } from '../wire/market.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'

/** The latest price of a market, and the last one that differed from it, for arrow and colour. */
export interface Price {
  price: Decimal | null
  previousPrice: Decimal | null
}

interface CurrentPrice extends Price {
  /** When it arrived, epoch ms. */
  at: number
  /** All prices seen since the app was opened, for its own chart. */
  seen: SeenPrices | undefined
}

type Prices = ReadonlyMap<MarketName, CurrentPrice>
type PriceTick = Pick<ListedMarket, 'market' | 'price'>
const none = (): Prices => new Map()

/**
 * The latest price of every listed market, from whichever call responded last: the single source. Never fetched
 * itself: each response of the market list and of the price on screen writes it.
 */
const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: none,
  initialData: none,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Markets further down the list are remembered only while on screen. */
const MAX_REMEMBERED = 200

function currentPrice(before: CurrentPrice | undefined, price: Decimal | null, at: number, isRemembered: boolean): CurrentPrice {
  const previousPrice = before === undefined ? null : before.price === price ? before.previousPrice : before.price
  const seen = isRemembered && price !== null ? seePrice(before?.seen, price, at) : before?.seen
  return { price, previousPrice, at, seen }
}

/** Stores the prices of a market list received `at` epoch ms. A market that is no longer listed has no price. */
export function setListedPrices(client: QueryClient, listed: readonly PriceTick[], at = Date.now()) {
  client.setQueryData<Prices>(
    pricesQuery.queryKey,
    (before) => new Map(listed.map(({ market, price }, place) => [market, currentPrice(before?.get(market), price, at, place < MAX_REMEMBERED)])),
  )
}

/** Stores the price of one market, received `at` epoch ms. */
export function setPrice(client: QueryClient, { market, price }: PriceTick, at = Date.now()) {
  client.setQueryData<Prices>(pricesQuery.queryKey, (before) => new Map(before).set(market, currentPrice(before?.get(market), price, at, true)))
}

const UNKNOWN: Price = { price: null, previousPrice: null }

/** The latest price of one market. */
export const priceOf = (market: MarketName) =>
  queryOptions({
    ...pricesQuery,
    select(prices): Price {
      const { price, previousPrice } = prices.get(market) ?? UNKNOWN
      return { price, previousPrice }
    },
  })

/** A value derived from the latest prices: components render again only when it changes. */
export const fromPrices = <Result>(derive: (price: (market: MarketName) => Decimal | null) => Result) =>
  queryOptions({ ...pricesQuery, select: (prices) => derive((market) => prices.get(market)?.price ?? null) })

/** The prices of one market seen so far. */
export const seenPricesOf = (market: MarketName) =>
  queryOptions({ ...pricesQuery, select: (prices) => prices.get(market)?.seen, structuralSharing: false })

/** The price of a market right now: for event handlers and ages, not for rendering. */
export const priceAt = (client: QueryClient, market: MarketName): CurrentPrice | undefined => client.getQueryData<Prices>(pricesQuery.queryKey)?.get(market)
