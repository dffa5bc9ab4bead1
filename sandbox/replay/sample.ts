import { LISTINGS } from '../engine/listing.ts'
import { priceText } from '../engine/money.ts'
import { movePrice, openMarket } from '../engine/prices.ts'

export interface SampleOptions {
  market: string
  /** Start of the first candle, epoch ms. */
  startMs: number
  minutes: number
  seed: number
}

const MINUTE_MS = 60_000
const STEP_MS = 1_000

/**
 * Generated one-minute candles as CSV: the paper exchange's own prices, not a real market's. The same options write the same file.
 * Throws if the market does not exist.
 */
export function sampleCandles({ market: name, startMs, minutes, seed }: SampleOptions): string {
  const listing = LISTINGS.find(({ market }) => market === name)
  if (!listing) throw new Error(`no market ${name}; there are ${LISTINGS.map(({ market }) => market).join(', ')}`)
  const market = openMarket(listing, seed, startMs)
  const lines = ['time,open,high,low,close']
  for (let minute = 0; minute < minutes; minute++) {
    const atMs = startMs + minute * MINUTE_MS
    const prices = [market.ticks]
    for (let passedMs = STEP_MS; passedMs < MINUTE_MS; passedMs += STEP_MS) {
      movePrice(market, atMs + passedMs, STEP_MS)
      prices.push(market.ticks)
    }
    const candle = [prices[0] ?? market.ticks, Math.max(...prices), Math.min(...prices), market.ticks]
    lines.push(
      [
        new Date(atMs).toISOString().replace('.000Z', 'Z'),
        ...candle.map((ticks) => priceText(ticks, listing.pricePrecision)),
      ].join(','),
    )
  }
  return `${lines.join('\n')}\n`
}
