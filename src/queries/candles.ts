import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { FeedConfig, FeedHistory, type Offer, type Resolution } from '../api/datafeed.ts'
import { Failure } from '../api/failure.ts'
import type { Decimal, MarketName } from '../api/scalars.ts'
import * as z from '../api/zod.ts'
import { REQUEST_DEADLINE_MS } from '../constants/limits.ts'
import { barsOf, type Extremes, extremes, secondsOf } from '../domain/chart/bars.ts'
import type { Candle } from '../domain/chart/candles.ts'
import { symbol } from '../domain/market/market.ts'
import { config } from '../platform/config.ts'
import { parsedJson } from '../platform/parsedJson.ts'
import { readText } from './call/readText.ts'
import { session } from './call/session.ts'

/** Bars per request: more than a screen shows. */
const BARS = 300
/** Maximum number of pages: a week of minutes, years of days. */
const MAX_PAGES = 32
/** A failed history is refetched after this time; an older one when the tab becomes visible. */
const AGAIN_MS = 60_000
/** A history without volume is refetched after this time: well before the first minutes seen since are dropped (`MAX_CANDLES`). */
const CONTINUED_MS = 60 * 60_000

/** The response to one request, oldest first. */
export interface HistoryPage extends Extremes {
  bars: readonly Candle[]
  resolution: Resolution
  /** Its end, exclusive, in epoch seconds; null: now. */
  to: number | null
  /** The `to` of the page before it; null if there is nothing older. */
  older: number | null
  /** Number of bars dropped as unreadable. */
  unreadable: number
}

const patient = {
  staleTime: AGAIN_MS,
  retry: false,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? AGAIN_MS : (false as const),
}

/**
 * Requests from the configured data feed: docs/integrators/datafeed.md. Public, so without cookies, and without the exchange's
 * envelope. Throws a Failure, or the abort reason if the caller aborted.
 */
async function fetchFeed<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const deadline = AbortSignal.timeout(REQUEST_DEADLINE_MS)
  let response: Response
  let text: string
  try {
    response = await fetch(`${config.datafeed?.replace(/\/$/, '')}${path}`, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, deadline]),
    })
    text = await readText(response)
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new Failure(deadline.aborted ? 'timeout' : 'network', { path, cause })
  }
  const { ok, status } = response
  if (!ok) throw new Failure('http', { path, status })
  const read = z.safeParse(schema, parsedJson(text))
  if (!read.success) throw new Failure('malformed', { path, status, cause: read.error })
  return read.data
}

/** The resolutions that the data feed offers. */
export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: async ({ signal }) => (await fetchFeed('/config', FeedConfig, signal)).supported_resolutions,
  ...patient,
  staleTime: Number.POSITIVE_INFINITY,
})

interface Range {
  /** Inclusive, in epoch seconds. */
  from: number
  /** Exclusive, in epoch seconds; null: now. */
  to: number | null
}

async function askHistory(
  market: MarketName,
  { name, resolution }: Offer,
  { from, to }: Range,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const now = session.now()
  const seconds = secondsOf(resolution)
  const params = new URLSearchParams({
    symbol: symbol(market),
    resolution: name,
    from: String(from),
    to: String(to ?? Math.ceil(now / 1_000)),
  })
  const path = `/history?${params}`
  const answer = await fetchFeed(path, FeedHistory, signal)
  if (answer.s === 'error') throw new Failure('refused', { path })
  if (answer.s === 'no_data') {
    const { nextTime } = answer
    const isOlder = nextTime !== null && nextTime > 0 && nextTime < from
    return {
      bars: [],
      resolution,
      low: null,
      high: null,
      to,
      older: isOlder ? nextTime + seconds : null,
      unreadable: 0,
    }
  }
  const read = barsOf(answer, now)
  if (read.bars.length === 0 && read.unreadable > 0) throw new Failure('malformed', { path })
  // A feed may interpret the range differently: only older bars count as progress.
  const bars = read.bars.filter(({ time }) => to === null || time < to)
  return { bars, resolution, ...extremes(bars), to, older: bars[0]?.time ?? null, unreadable: read.unreadable }
}

const historyKey = (market: MarketName, offer: Offer) => ['history', market, offer]
/** Newest first. */
const pagesOf = (client: QueryClient, market: MarketName, offer: Offer) =>
  client.getQueryData<readonly HistoryPage[]>(historyKey(market, offer)) ?? []

/**
 * The history of a market up to now: its newest page, and the older ones added by `olderQuery`. Only the newest page is refetched:
 * the past does not change. With volume it is every minute, since the minutes seen in this tab have none, else every hour.
 */
export const historyQuery = (market: MarketName, offer: Offer) =>
  queryOptions({
    queryKey: historyKey(market, offer),
    queryFn: async ({ client, signal }): Promise<readonly HistoryPage[]> => {
      const now = Math.ceil(session.now() / 1_000)
      const length = BARS * secondsOf(offer.resolution)
      // Starting at the same bar, so that the older pages still connect.
      const begin = pagesOf(client, market, offer)[0]?.bars[0]?.time ?? now - length
      // Of the last three at most; in whole pages, so that it is not another one at every refresh.
      const from = begin + Math.max(0, Math.ceil((now - begin) / length) - 3) * length
      const newest = await askHistory(market, offer, { from, to: null }, signal)
      const [before, ...older] = pagesOf(client, market, offer)
      return before?.older === newest.older ? [newest, ...older] : [newest]
    },
    ...patient,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' || data?.[0]?.bars.some(({ volume }) => volume !== undefined) ? AGAIN_MS : CONTINUED_MS,
    structuralSharing: false,
  })

/** Adds the page that ends at `to` to a history. */
export const olderQuery = (market: MarketName, offer: Offer, to: number) =>
  queryOptions({
    queryKey: ['olderHistory', market, offer, to],
    queryFn: async ({ client, signal }) => {
      const page = await askHistory(market, offer, { from: to - BARS * secondsOf(offer.resolution), to }, signal)
      const pages = pagesOf(client, market, offer)
      const history = client.getQueryCache().find({ queryKey: historyKey(market, offer) })
      // Not `setQueryData`: the newest page stays as old as it is, and as failed.
      if (pages.at(-1)?.older === to) history?.setState({ data: [...pages, page] })
      return true
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** How long after its begin a day's first bar is looked for, in seconds. */
const FIRST_BAR_S = 4 * 3_600

/** The price at which the UTC day that begins at this time (epoch seconds) opened; null if the feed does not know it. */
export const dayOpenQuery = (market: MarketName, day: number) =>
  queryOptions({
    queryKey: ['dayOpen', market, day],
    queryFn: async ({ client, signal }): Promise<Decimal | null> => {
      const offers = await client.query({ ...feedQuery, staleTime: 'static' })
      // A feed's own day may begin at any hour.
      const offer = offers.findLast(({ resolution }) => secondsOf(resolution) <= FIRST_BAR_S)
      if (!offer) return null
      const { bars } = await askHistory(market, offer, { from: day, to: day + FIRST_BAR_S }, signal)
      return bars.find(({ time }) => time >= day)?.open ?? null
    },
    ...patient,
    // What a day opened at does not change.
    staleTime: ({ state: { data } }) => (data == null ? AGAIN_MS : Number.POSITIVE_INFINITY),
    // A day that has just begun has no bar yet.
    refetchInterval: ({ state: { status, data } }) => (status === 'error' || data === null ? AGAIN_MS : false),
  })

/** End of the next older page of a history; null if there is none, or the maximum is reached. */
export const olderThan = (pages: readonly HistoryPage[]): number | null =>
  pages.length < MAX_PAGES ? (pages.at(-1)?.older ?? null) : null
