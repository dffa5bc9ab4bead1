import type { Listing } from './listing.ts'
import { priceText, ticksOf } from './money.ts'
import { bell, type Chance, chance, hash, next } from './random.ts'

/** [minute in epoch seconds, open, high, low, close in ticks, volume] */
export type Candle = [time: number, open: number, high: number, low: number, close: number, volume: number]

export interface Market {
  listing: Listing
  /** The price in whole ticks, as displayed and traded. */
  ticks: number
  /** The same with fractions: the random walk. */
  exact: number
  /** The price it slowly returns to. */
  anchor: number
  /** Current drift of the moves, in deviations. */
  lean: number
  chance: Chance
  /** Frozen by the control page. */
  held: boolean
  /** The time its source got to, while its price is missing. */
  waitsSinceMs?: number | undefined
  /** When its source gave its last price. */
  pricedMs?: number
  shortsAvailableSince: number | null
  /** Oldest first, at most CANDLES_KEPT. */
  candles: Candle[]
}

export const TICK_MS = 250
/** Twelve hours; the data feed generates older ones. */
const CANDLES_KEPT = 720
const MINUTE_MS = 60_000
/** Share of the way back to the anchor in one second: a half-life of about two days. */
const PULL = 0.000004

export function openMarket(listing: Listing, seed: number, openedMs: number): Market {
  const ticks = ticksOf(listing.opensAt, listing.pricePrecision)
  return {
    listing,
    ticks,
    exact: ticks,
    anchor: ticks,
    lean: 0,
    chance: chance(seed ^ hash(listing.market)),
    held: false,
    shortsAvailableSince: listing.shortsAfterMs === null ? null : openedMs + listing.shortsAfterMs,
    candles: [],
  }
}

export const price = (market: Market): string => priceText(market.ticks, market.listing.pricePrecision)

/** One move of a market's price, the longer the step the wider. */
export function movePrice(market: Market, atMs: number, stepMs: number) {
  if (!market.held) {
    const seconds = stepMs / 1000
    if (next(market.chance) < seconds / 240) market.lean = bell(market.chance) * 0.12
    const deviation = market.listing.restlessness * Math.sqrt(seconds)
    const pulled = (market.anchor / market.exact - 1) * Math.min(PULL * seconds, 1)
    // The drift lasts minutes: over a long step it would be a jump.
    const lean = stepMs > 1000 ? 0 : market.lean
    market.exact = Math.max(1, market.exact * (1 + pulled + deviation * (bell(market.chance) + lean)))
    market.ticks = Math.max(1, Math.round(market.exact))
  }
  recordCandle(market, atMs, (stepMs / 1000) * (next(market.chance) * 9 + 1))
}

/** Sets the price from outside, and moves the anchor with it. */
export function setPrice(market: Market, ticks: number, atMs: number) {
  market.ticks = ticks
  market.exact = ticks
  market.anchor = ticks
  recordCandle(market, atMs, 0)
}

function recordCandle(market: Market, atMs: number, volume: number) {
  const time = Math.floor(atMs / MINUTE_MS) * 60
  const last = market.candles.at(-1)
  if (last && last[0] === time) {
    last[2] = Math.max(last[2], market.ticks)
    last[3] = Math.min(last[3], market.ticks)
    last[4] = market.ticks
    last[5] += volume
    return
  }
  const open = last?.[4] ?? market.ticks
  market.candles.push([time, open, Math.max(open, market.ticks), Math.min(open, market.ticks), market.ticks, volume])
  if (market.candles.length > CANDLES_KEPT) market.candles.shift()
}
