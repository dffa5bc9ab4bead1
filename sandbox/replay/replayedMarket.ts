import { type Listing, LISTINGS, extraListing } from '../engine/listing.ts'
import { hash } from '../engine/random.ts'
import type { FileCandle } from './candle.ts'
import type { TickCandle } from './path.ts'

/** A market moved by a file. */
export interface ReplayedMarket {
  listing: Listing
  candles: readonly TickCandle[]
  /** Duration of most candles. */
  lengthMs: number
  /** Number of places where a candle does not start at the end of the previous one. */
  gaps: number
}

const MINUTE_MS = 60_000
/** Digits that a double represents exactly: prices are integer numbers of ticks. */
const DIGITS = 15

/** Number of decimals: the market's or the file's, whichever is larger. */
function precisionOf(candles: readonly FileCandle[], least: number): number {
  let [decimals, highest] = [least, 1]
  for (const { open, high, low, close } of candles) {
    highest = Math.max(highest, Number(high))
    for (const price of [open, high, low, close])
      decimals = Math.max(decimals, price.length - (price.indexOf('.') + 1 || price.length))
  }
  return Math.min(decimals, DIGITS - Math.ceil(Math.log10(highest + 1)))
}

/** Most common distance between the starts of two candles. */
function commonLength(candles: readonly FileCandle[]): number {
  const counts = new Map<number, number>()
  for (const [index, { startMs }] of candles.entries()) {
    const next = candles[index + 1]
    if (next) counts.set(next.startMs - startMs, (counts.get(next.startMs - startMs) ?? 0) + 1)
  }
  return [...counts].toSorted(([left, some], [right, others]) => others - some || left - right)[0]?.[0] ?? MINUTE_MS
}

/** The candles of a file, oldest first, as a market of the paper exchange: an existing one, or a new one. */
export function replayedMarket(market: string, file: readonly FileCandle[]): ReplayedMarket {
  const known = LISTINGS.find((listing) => listing.market === market) ?? extraListing(hash(market) % 1_000)
  const pricePrecision = precisionOf(file, known.pricePrecision)
  const lengthMs = commonLength(file)
  const ticks = (price: string) => Math.max(1, Math.round(Number(price) * 10 ** pricePrecision))
  const candles = file.map(({ startMs, open, high, low, close }, index): TickCandle => {
    const untilNext = (file[index + 1]?.startMs ?? Infinity) - startMs
    return {
      startMs,
      lengthMs: Math.min(lengthMs, untilNext),
      open: ticks(open),
      high: ticks(high),
      low: ticks(low),
      close: ticks(close),
    }
  })
  const gaps = candles.filter(
    ({ startMs, lengthMs: own }, index) => (candles[index + 1]?.startMs ?? startMs + own) > startMs + own,
  ).length
  return {
    listing: { ...known, market, opensAt: file[0]?.open ?? known.opensAt, pricePrecision },
    candles,
    lengthMs,
    gaps,
  }
}
