import { hashKey, notifyManager, type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ListedMarket } from '../api/market.ts'
import type { Decimal, MarketName } from '../api/scalars.ts'
import { type SeenPrices, seePrice } from '../domain/chart/candles.ts'
import { canTrade } from '../domain/market/freshness.ts'
import type { PriceOf } from '../domain/market/market.ts'
import { isPositive, isSame } from '../domain/money/decimal.ts'
import { steadyNow } from '../platform/clock.ts'
import { createListeners } from '../platform/store.ts'
import { session } from './call/session.ts'

/** The latest price of a market, and the last one that differed from it, for arrow and colour. */
export interface Price {
  price: Decimal | null
  previousPrice: Decimal | null
}

interface CurrentPrice extends Price {
  /** What is on screen: the same object until the price changes. */
  shown: Price
  /** When it was asked for, by `steadyNow`: an answer that waited in a suspended tab is as old as its request. */
  at: number
  /** All prices above 0 seen since the app was opened, for our own chart. */
  seen: SeenPrices | undefined
  /** Of how many seconds one price is remembered; null: none is. */
  everyS: number | null
}

type Prices = ReadonlyMap<MarketName, CurrentPrice>
type PriceTick = Pick<ListedMarket, 'market' | 'price'>
const none = (): Prices => new Map()

export const pricesKey = ['prices'] as const

/**
 * The latest price of every listed market, from the newest response: the single source. Never fetched itself: each response of the
 * market list and of the price on screen writes it. In the cache, so that it ends with the session.
 */
const pricesQuery = queryOptions({
  queryKey: pricesKey,
  queryFn: none,
  initialData: none,
  enabled: false,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
})
const PRICES_HASH = hashKey(pricesQuery.queryKey)

const NO_PRICES = none()
// Only this file writes this entry.
const latest = (client: QueryClient) =>
  (client.getQueryCache().get(PRICES_HASH)?.state.data as Prices | undefined) ?? NO_PRICES
const write = (client: QueryClient, prices: Prices) =>
  client.getQueryCache().build(client, client.defaultQueryOptions(pricesQuery)).setData(prices, { manual: true })

/** Markets further down the list are stored only while on screen. */
const MAX_REMEMBERED = 200
/** Of a market that was never on screen, a price in so many seconds: enough for its sparkline, and for the chart if it is opened. */
const LISTED_EVERY_S = 10

function currentPrice(
  before: CurrentPrice | undefined,
  sent: Decimal | null,
  at: number,
  everyS: number | null,
): CurrentPrice {
  if (before && before.at > at) return before
  // Zero is none.
  const price = sent && isPositive(sent) ? sent : null
  const seen =
    everyS !== null && price !== null
      ? seePrice(before?.seen, price, session.now() - (steadyNow() - at), everyS)
      : before?.seen
  const shown = before && isSame(before.price, price) ? before.shown : { price, previousPrice: before?.price ?? null }
  return { ...shown, shown, at, seen, everyS }
}

/** Stores the prices of a market list requested `at` by `steadyNow`. A market that it leaves out has no price, and keeps what was seen. */
export function setListedPrices(client: QueryClient, listed: readonly PriceTick[], at: number) {
  const before = latest(client)
  const next = new Map(
    listed.map(({ market, price }, index) => {
      const known = before.get(market)
      const everyS = index < MAX_REMEMBERED ? (known?.everyS ?? LISTED_EVERY_S) : null
      return [market, currentPrice(known, price, at, everyS)]
    }),
  )
  for (const [market, known] of before)
    if (!next.has(market)) next.set(market, currentPrice(known, null, at, known.everyS))
  write(client, next)
}

/** Stores the price of one market, requested `at` by `steadyNow`. */
export function setPrice(client: QueryClient, { market, price }: PriceTick, at: number) {
  const before = latest(client)
  write(client, new Map(before).set(market, currentPrice(before.get(market), price, at, 1)))
}

const feeds = new WeakMap<QueryClient, (listener: () => void) => () => void>()

/**
 * Subscribes to the prices of a client. A single cache subscription serves all components that show a price: dozens of query
 * observers would run with every response. Returns the same function for each client.
 */
export function pricesFeed(client: QueryClient): (listener: () => void) => () => void {
  const known = feeds.get(client)
  if (known) return known
  const { subscribe, notify } = createListeners()
  client.getQueryCache().subscribe(({ query, type }) => {
    if (query.queryHash === PRICES_HASH && type === 'updated') notifyManager.schedule(notify)
  })
  feeds.set(client, subscribe)
  return subscribe
}

const UNKNOWN: { shown: Price } = { shown: { price: null, previousPrice: null } }

/** The latest price of one market; the same object until it changes. */
export function priceOf(client: QueryClient, market: MarketName): Price {
  const prices = latest(client)
  return (prices.get(market) ?? UNKNOWN).shown
}

/** Reads a value derived from the latest prices: computed once per set of prices, keeping the same object while it is equal. */
export function selectFromPrices<Result>(client: QueryClient, derive: (priceOf: PriceOf) => Result): () => Result {
  let last: { prices: Prices; result: Result } | undefined
  return () => {
    const prices = latest(client)
    if (last?.prices !== prices) {
      const result = derive((market) => prices.get(market)?.price ?? null)
      last = { prices, result: last ? replaceEqualDeep(last.result, result) : result }
    }
    return last.result
  }
}

/** The price of a market right now, with its age and all prices seen. */
export const priceNow = (client: QueryClient, market: MarketName): CurrentPrice | undefined =>
  latest(client).get(market)

/** Whether each of these markets has a price that is fresh enough to trade at. */
export function canTradeBy(client: QueryClient, markets: readonly MarketName[]): boolean {
  const now = steadyNow()
  return markets.every((market) => {
    const { price = null, at = 0 } = priceNow(client, market) ?? {}
    return price !== null && canTrade(at, now)
  })
}
