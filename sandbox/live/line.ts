import type { Listing } from '../engine/listing.ts'
import { ticksOf } from '../engine/money.ts'
import type { LastSeen, Step } from '../engine/source.ts'
import { priceOf } from '../replay/candle.ts'
import type { TickCandle } from '../replay/path.ts'
import type { HostCandle, HostPrice } from './format.ts'
import { gapSteps } from './gap.ts'

/** Without a price for so long a market's price is stale. */
export const STALE_MS = 10_000
/** After so long without a price, what was missed is looked up in candles. */
const GAP_MS = 5_000
/** A price that is further away from the last one is taken once the next one confirms it. */
const FAR = 1.2
/** A message older than the last one by no more than this was overtaken; by more, the host's clock was set back. */
const OVERTAKEN_MS = 60_000
const MINUTE_MS = 60_000

/** A time without prices: from the last one to the first one after it. */
export interface Gap {
  last: LastSeen
  toMs: number
}

/** The prices of one market as they come from the host, until the exchange takes them. */
export interface Line {
  symbol: string
  listing: Listing
  /** Not listed by the host any more, or not traded there. */
  isGone: boolean
  gap: Gap | null
  ticks: () => number
  heardMs: () => number
  see: (price: HostPrice, nowMs: number) => 'taken' | 'doubted' | 'wrong'
  fillGap: (candles: readonly TickCandle[]) => void
  take: (toMs: number) => Step[]
  /** Starts over: from the last price of an earlier run, or from the current one. */
  restart: (seed: number, last: LastSeen | null) => void
}

const isFar = (ticks: number, other: number) => ticks > other * FAR || ticks * FAR < other

/** A host's candle in ticks. */
export function tickCandle(
  { startMs, open, high, low, close }: HostCandle,
  lengthMs: number,
  precision: number,
): TickCandle {
  const ticks = (price: string) => Math.max(1, Math.round(ticksOf(price, precision)))
  return { startMs, lengthMs, open: ticks(open), high: ticks(high), low: ticks(low), close: ticks(close) }
}

export function openLine(symbol: string, listing: Listing, openedMs: number): Line {
  const opened = Math.max(1, Math.round(ticksOf(listing.opensAt, listing.pricePrecision)))
  let last: LastSeen = { atMs: openedMs, ticks: opened, high: opened, low: opened }
  let [seed, sentMs] = [0, 0]
  let doubt: number | null = null
  let waiting: Step[] = []

  function remember(ticks: number, atMs: number) {
    const isSameMinute = Math.floor(atMs / MINUTE_MS) === Math.floor(last.atMs / MINUTE_MS)
    last = {
      atMs,
      ticks,
      high: isSameMinute ? Math.max(last.high, ticks) : ticks,
      low: isSameMinute ? Math.min(last.low, ticks) : ticks,
    }
  }

  const line: Line = {
    symbol,
    listing,
    isGone: false,
    gap: null,
    ticks: () => last.ticks,
    heardMs: () => last.atMs,
    see({ price, atMs }, nowMs) {
      const text = priceOf(price, false)
      const ticks = text === null ? 0 : Math.round(ticksOf(text, listing.pricePrecision))
      if (ticks < 1) return 'wrong'
      const isOvertaken = atMs !== null && atMs < sentMs && sentMs - atMs < OVERTAKEN_MS
      if (line.isGone || isOvertaken) return 'doubted'
      sentMs = atMs ?? sentMs
      if (isFar(ticks, last.ticks) && (doubt === null || isFar(ticks, doubt))) {
        doubt = ticks
        return 'doubted'
      }
      doubt = null
      if (!line.gap && nowMs - last.atMs > GAP_MS) line.gap = { last, toMs: nowMs }
      remember(ticks, nowMs)
      waiting.push({ atMs: nowMs, ticks })
      return 'taken'
    },
    fillGap(candles) {
      if (line.gap) waiting = [...gapSteps(candles, line.gap.last, line.gap.toMs, seed), ...waiting]
      line.gap = null
    },
    take(toMs) {
      if (line.gap) return []
      const due = waiting.filter(({ atMs }) => atMs <= toMs)
      if (due.length > 0) waiting = waiting.filter(({ atMs }) => atMs > toMs)
      return due
    },
    restart(newSeed, from) {
      seed = newSeed
      waiting = []
      line.gap = null
      if (!from) return
      if (last.atMs - from.atMs > GAP_MS) line.gap = { last: from, toMs: last.atMs }
      waiting.push({ atMs: last.atMs, ticks: last.ticks })
    },
  }
  return line
}
