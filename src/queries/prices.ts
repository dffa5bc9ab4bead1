import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type SeenPrices, seePrice } from '../domain/candles.ts'
import type { ListedMarket } from '../wire/market.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'

/** The newest price of a market, and the last one that differed from it: what arrow and colour compare with. */
export interface Price {
  price: Decimal | null
  previousPrice: Decimal | null
}

interface PriceNow extends Price {
  /** When it came in, epoch ms. */
  at: number
  /** All that were seen since the app was opened: what its own chart draws. */
  seen: SeenPrices | undefined
}

type Prices = ReadonlyMap<MarketName, PriceNow>
type Told = Pick<ListedMarket, 'market' | 'price'>
const none = (): Prices => new Map()

/**
 * The newest price of every listed market, whichever call told it last: the one place that decides it. Never asked for
 * itself: the market list and the price of the market on screen write it, at each of their answers.
 */
const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: none,
  initialData: none,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Of a longer list the rest is remembered while it is on screen. */
const MAX_REMEMBERED = 200

function priceNow(before: PriceNow | undefined, price: Decimal | null, at: number, isRemembered: boolean): PriceNow {
  const previousPrice = before === undefined ? null : before.price === price ? before.previousPrice : before.price
  const seen = isRemembered && price !== null ? seePrice(before?.seen, price, at) : before?.seen
  return { price, previousPrice, at, seen }
}

/** The market list has come, `at` epoch ms. A market that is no longer listed has no price. */
export function tellListedPrices(client: QueryClient, listed: readonly Told[], at = Date.now()) {
  client.setQueryData<Prices>(
    pricesQuery.queryKey,
    (before) => new Map(listed.map(({ market, price }, place) => [market, priceNow(before?.get(market), price, at, place < MAX_REMEMBERED)])),
  )
}

/** The price of one market has come, `at` epoch ms. */
export function tellPrice(client: QueryClient, { market, price }: Told, at = Date.now()) {
  client.setQueryData<Prices>(pricesQuery.queryKey, (before) => new Map(before).set(market, priceNow(before?.get(market), price, at, true)))
}

const UNKNOWN: Price = { price: null, previousPrice: null }

/** The newest price of one market. */
export const priceOf = (market: MarketName) =>
  queryOptions({
    ...pricesQuery,
    select(prices): Price {
      const { price, previousPrice } = prices.get(market) ?? UNKNOWN
      return { price, previousPrice }
    },
  })

/** Something that is worked out from the newest prices: whoever shows it is drawn anew only when that is another. */
export const fromPrices = <Result>(read: (price: (market: MarketName) => Decimal | null) => Result) =>
  queryOptions({ ...pricesQuery, select: (prices) => read((market) => prices.get(market)?.price ?? null) })

/** The prices of one market seen so far. */
export const seenPricesOf = (market: MarketName) =>
  queryOptions({ ...pricesQuery, select: (prices) => prices.get(market)?.seen, structuralSharing: false })

/** What is known of a market's price at this moment: for a click and for an age, not for a rendering. */
export const priceAt = (client: QueryClient, market: MarketName): PriceNow | undefined => client.getQueryData<Prices>(pricesQuery.queryKey)?.get(market)
