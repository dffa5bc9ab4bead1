import type { Range, Bar } from '../engine/history.ts'
import type { LivePrices, SourcedMarket } from '../engine/source.ts'
import { backoffMs } from './backoff.ts'
import { chartBars } from './chartBars.ts'
import { type HostPrice, candlesIn, pricesIn, symbolsIn } from './format.ts'
import { gapLength, MOST_CANDLES } from './gap.ts'
import type { Ask, Reply } from './host.ts'
import { type Gap, type Line, STALE_MS, tickCandle } from './line.ts'
import { openStream, type Socket } from './stream.ts'

/** A market that the stream has been silent about for so long is asked for, so often. */
const SILENT_MS = 3_000
const POLL_MS = 2_000
/** How often the host's list of symbols is looked at, and at least between two looks for a symbol that is missing. */
const LISTING_MS = 600_000
const MISSING_MS = 30_000
/** If the candles of a gap do not come for so long, the market goes on without them. */
const GAP_PATIENCE_MS = 30_000
const GAPS_AT_ONCE = 5

export interface FeedParts {
  owner: string
  streamOrigin: string
  lines: readonly Line[]
  ask: Ask
  connect: (address: string) => Socket
  /** By the host's clock. */
  now: () => number
  random: () => number
  say: (line: string) => void
}

export interface Feed extends LivePrices {
  /** Does what is due: connects, asks, fills gaps. To be called several times a second; nothing here has a timer. */
  beat: () => void
  /** Settles when what was asked has been answered. */
  settled: () => Promise<void>
  stop: () => void
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The prices of a host: its stream first, its REST interface for what the stream is silent about, its candles for what was missed. */
export function openFeed({ owner, streamOrigin, lines, ask, connect, now, random, say }: FeedParts): Feed {
  const bySymbol = new Map(lines.map((line) => [line.symbol, line]))
  const symbols = lines.map(({ symbol }) => symbol)
  const asking = new Set<Promise<unknown>>()
  const filling = new Map<Line, { gap: Gap; untilMs: number; dueMs: number; failures: number; isAsked: boolean }>()
  const filled = { markets: 0, candles: 0, missing: 0 }
  let isHeld = false
  let [waitUntilMs, pollMs, failures] = [0, 0, 0]
  let [listedMs, isPolling, asksAll] = [now(), false, false]
  let lostMs: number | null = null
  const wrong = new Set<string>()

  function see(prices: HostPrice[]) {
    if (isHeld) return
    for (const price of prices) {
      const taken = bySymbol.get(price.symbol)?.see(price, now())
      if (taken !== 'wrong' || wrong.has(price.symbol)) continue
      wrong.add(price.symbol)
      say(`${owner}: ${price.symbol} at "${price.price.slice(0, 40)}" is no price, left out`)
    }
  }

  const stream = openStream({ origin: streamOrigin, symbols, connect, random, onPrices: see })

  /** One request, unless the host asked to wait. */
  async function request(path: string, query?: Record<string, string>): Promise<Reply> {
    if (now() < waitUntilMs) return { why: `${owner} asks to wait`, status: null, waitMs: waitUntilMs - now() }
    const reply = await ask(path, query)
    if (!('why' in reply) || reply.waitMs === null) return reply
    if (now() >= waitUntilMs) say(`${reply.why}; until then the stream alone has prices`)
    waitUntilMs = Math.max(waitUntilMs, now() + reply.waitMs)
    return reply
  }

  const inBackground = (work: Promise<unknown>) => {
    asking.add(work)
    void work.finally(() => asking.delete(work))
  }

  async function poll(silent: readonly Line[]) {
    const askedMs = now()
    const query = asksAll ? {} : { symbols: JSON.stringify(silent.map(({ symbol }) => symbol)) }
    const reply = await request('/api/v3/ticker/price', query)
    isPolling = false
    if ('why' in reply) {
      failures += 1
      pollMs = now() + Math.max(POLL_MS, reply.waitMs ?? backoffMs(failures, random))
      if (reply.status !== 400 || asksAll) return
      // A host that knows no `symbols`, or one symbol less.
      asksAll = true
      pollMs = now()
      return
    }
    failures = 0
    pollMs = now() + POLL_MS
    // These prices have no time of their own: what the stream brought meanwhile is newer.
    const waiting = new Set(silent.flatMap((line) => (line.heardMs() > askedMs ? [] : [line.symbol])))
    see(pricesIn(reply.body).filter(({ symbol }) => waiting.has(symbol)))
  }

  /** A symbol that the host no longer lists or trades is gone; it may come back. */
  async function readListing() {
    const reply = await request('/api/v3/exchangeInfo')
    const listed = 'why' in reply ? null : symbolsIn(reply.body)
    if (!listed || listed.length === 0) return
    const traded = new Set(listed.flatMap(({ symbol, isTrading }) => (isTrading ? [symbol] : [])))
    for (const line of lines) {
      const isGone = !traded.has(line.symbol)
      if (isGone === line.isGone) continue
      say(
        isGone
          ? `${owner} no longer trades ${line.symbol}: ${line.listing.market} takes no orders and closes at its last price`
          : `${owner} trades ${line.symbol} again`,
      )
      line.isGone = isGone
      asksAll = false
    }
  }

  async function fill(line: Line) {
    const state = filling.get(line)
    if (!state) return
    const { last, toMs } = state.gap
    const { interval, lengthMs } = gapLength(last.atMs, toMs)
    const reply = await request('/api/v3/klines', {
      symbol: line.symbol,
      interval,
      startTime: String(Math.floor(last.atMs / lengthMs) * lengthMs),
      endTime: String(toMs),
      limit: String(MOST_CANDLES),
    })
    // Another gap since, after a reset: it has an answer of its own.
    if (line.gap !== state.gap) return
    state.isAsked = false
    const candles = 'why' in reply ? null : candlesIn(reply.body)
    if (candles === null && now() < state.untilMs) {
      state.failures += 1
      state.dueMs = now() + backoffMs(state.failures, random)
      return
    }
    const fitting = (candles ?? []).filter(({ startMs }) => startMs + lengthMs > last.atMs && startMs < toMs)
    line.fillGap(fitting.map((candle) => tickCandle(candle, lengthMs, line.listing.pricePrecision)))
    filling.delete(line)
    filled.markets += 1
    filled.candles += fitting.length
    if (candles === null) filled.missing += 1
    lostMs = lostMs === null ? last.atMs : Math.min(lostMs, last.atMs)
  }

  function fillGaps(nowMs: number) {
    for (const line of lines) {
      if (!line.gap) filling.delete(line)
      else if (filling.get(line)?.gap !== line.gap)
        filling.set(line, {
          gap: line.gap,
          untilMs: nowMs + GAP_PATIENCE_MS,
          dueMs: nowMs,
          failures: 0,
          isAsked: false,
        })
    }
    let asked = [...filling.values()].filter(({ isAsked }) => isAsked).length
    for (const [line, state] of filling) {
      if (state.isAsked || nowMs < state.dueMs || asked >= GAPS_AT_ONCE) continue
      asked += 1
      state.isAsked = true
      inBackground(fill(line))
    }
  }

  /** One line when all prices are missing, one when they are back. */
  let isLost = false
  function report(nowMs: number) {
    const isMissing = lines.every((line) => line.isGone || nowMs - line.heardMs() > STALE_MS)
    if (isMissing && !isLost && lines.some((line) => !line.isGone)) {
      isLost = true
      say(`${isHeld ? 'The feed is held' : `No prices from ${owner}`}: market orders are refused, closes wait`)
    }
    if (isMissing || filling.size > 0 || filled.markets === 0) return
    isLost = false
    const seconds = lostMs === null ? 0 : Math.round((nowMs - lostMs) / 1_000)
    const none = filled.missing === 0 ? '' : `; ${counted(filled.missing, 'market')} without any`
    say(
      `Prices are back after ${seconds} s, what was missed by ${counted(filled.candles, 'candle')} of ${counted(filled.markets, 'market')}${none}`,
    )
    Object.assign(filled, { markets: 0, candles: 0, missing: 0 })
    lostMs = null
  }

  return {
    owner,
    isHeld: () => isHeld,
    hold(held) {
      isHeld = held
      if (held) stream.stop()
    },
    markets: () =>
      lines.map((line): SourcedMarket => ({
        listing: line.listing,
        open: (seed, last) => {
          line.restart(seed, last)
          return {
            priceAt: line.ticks,
            prices: (_, toMs) => line.take(toMs),
            candles: async (range: Range, nowMs: number): Promise<readonly Bar[]> => {
              if (isHeld) throw new Error('the feed is held')
              return chartBars(line, range, nowMs, request)
            },
            status: (nowMs) =>
              line.isGone ? 'gone' : line.gap || nowMs - line.heardMs() > STALE_MS ? 'stale' : 'moving',
            endMs: null,
          }
        },
      })),
    beat() {
      const nowMs = now()
      report(nowMs)
      if (isHeld) return
      stream.beat(nowMs)
      const silent = lines.filter((line) => !line.isGone && nowMs - line.heardMs() > SILENT_MS)
      if (silent.length > 0 && !isPolling && nowMs >= pollMs) {
        isPolling = true
        inBackground(poll(silent))
      }
      const isMissing = silent.length < lines.length && silent.some((line) => nowMs - line.heardMs() > MISSING_MS)
      if (nowMs - listedMs > (isMissing ? MISSING_MS : LISTING_MS)) {
        listedMs = nowMs
        inBackground(readListing())
      }
      fillGaps(nowMs)
    },
    settled: async () => {
      while (asking.size > 0) await Promise.all(asking)
    },
    stop: () => stream.stop(),
  }
}
