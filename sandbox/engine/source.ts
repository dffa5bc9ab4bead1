import type { Bar, Range } from './history.ts'
import type { Listing } from './listing.ts'

/** A price and the time from which it holds. */
export interface Step {
  atMs: number
  ticks: number
  /** Made of a candle after the price was missing: nobody could trade at it, but levels trigger. */
  isPast?: true
}

/** Where the prices of a market come from: a file (replay/) or a host (live/). Without a source they are made up (prices.ts, history.ts). */
export interface PriceSource {
  /** The price at a time, in ticks. */
  priceAt: (atMs: number) => number
  /** The prices up to a time that were not given out yet, oldest first. */
  prices: (fromMs: number, toMs: number) => Iterable<Step>
  /** The chart's history, oldest first. Throws if it cannot be had. */
  candles: (range: Range, nowMs: number) => readonly Bar[] | Promise<readonly Bar[]>
  /** Stale: the price is missing, orders wait for the next one. Gone: there will be no next one. */
  status: (nowMs: number) => 'moving' | 'stale' | 'gone'
  /** Exclusive: from here on the price stays constant; null: it never ends. */
  endMs: number | null
}

/** The last price before the exchange stopped, and the extremes of its minute. */
export interface LastSeen {
  atMs: number
  ticks: number
  high: number
  low: number
}

/** A market moved by a source, from where an earlier run of the exchange left it. */
export interface SourcedMarket {
  listing: Listing
  open: (seed: number, last: LastSeen | null) => PriceSource
}

/** Prices from outside: they cannot be moved, only held as if they were lost. */
export interface LivePrices {
  /** Whose prices they are. */
  owner: string
  markets: () => readonly SourcedMarket[]
  hold: (isHeld: boolean) => void
  isHeld: () => boolean
}

/** A market that its host no longer has: its last price stays. */
export const goneSource = ({ ticks }: { ticks: number }): PriceSource => ({
  priceAt: () => ticks,
  prices: () => [],
  candles: () => [],
  status: () => 'gone',
  endMs: null,
})
