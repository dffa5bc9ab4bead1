import { Decimal } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'
import { compare, isPositive } from '../money/decimal.ts'
import { type Candle, MAX_CANDLES } from './candles.ts'

/** Total of all markets; a single market has at most MAX_CANDLES. */
const MAX_KEPT = 2_000

const whole = z.number().check(z.int(), z.minimum(0))
const KeptCandle: z.ZodMiniType<Candle> = z.object({
  time: whole,
  open: Decimal,
  high: Decimal,
  low: Decimal,
  close: Decimal,
  seenAt: whole,
})
const StoredRows = z.record(z.string(), z.array(z.unknown()))

/** Serialises the minutes of each market: the first market completely, the others as far as there is room. */
export function minutesText(markets: readonly { market: string; candles: readonly Candle[] }[]): string {
  let room = MAX_KEPT
  const stored: [string, readonly Candle[]][] = []
  for (const [index, { market, candles }] of markets.entries()) {
    const share = index === 0 ? MAX_CANDLES : Math.min(MAX_CANDLES, Math.floor(room / (markets.length - index)))
    const rows = share > 0 ? candles.slice(-share) : []
    room -= rows.length
    if (rows.length > 0) stored.push([market, rows])
  }
  return JSON.stringify(Object.fromEntries(stored))
}

function candleOf(row: unknown): Candle | null {
  const read = z.safeParse(KeptCandle, row)
  if (!read.success) return null
  const { time, open, high, low, close, seenAt } = read.data
  const isInside = (price: Decimal) => compare(price, low) >= 0 && compare(price, high) <= 0
  const isMinute = time % 60 === 0 && Math.floor(seenAt / 60_000) * 60 === time
  return isMinute && isPositive(low) && isInside(open) && isInside(close) ? read.data : null
}

/** The stored minutes of a market from the last five hours, oldest first; none if the text is corrupt. */
export function readMinutes(text: string | null, market: string, now: number): readonly Candle[] {
  let stored: Record<string, unknown[]>
  try {
    stored = StoredRows.parse(JSON.parse(text ?? '{}'))
  } catch {
    return []
  }
  const rows = Object.hasOwn(stored, market) ? (stored[market] ?? []).slice(-MAX_CANDLES) : []
  const candles = rows.map(candleOf).filter((candle) => candle !== null)
  const isGood =
    candles.length === rows.length &&
    candles.every(({ time, seenAt }, index) => seenAt <= now && time > (candles[index - 1]?.time ?? 0))
  return isGood ? candles.filter(({ time }) => time * 1_000 > now - MAX_CANDLES * 60_000) : []
}
