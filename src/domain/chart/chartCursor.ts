import type { Decimal } from '../../api/scalars.ts'
import { onePercent } from '../position/priceSteps.ts'

/** Keyboard position on a chart: a candle or a line. */
export type ChartCursor = { on: 'nothing' } | { on: 'candle'; time: number } | { on: 'line'; id: string }

export const NO_CURSOR: ChartCursor = { on: 'nothing' }

/** The candles and lines a chart's keyboard cursor steps through. */
interface CursorTargets {
  /** Of the candles, oldest first. */
  times: readonly number[]
  /** The lines' ids, the highest price first. */
  lines: readonly string[]
}

/** One step along a list; from outside, to its first or last item. */
function next<Item>(items: readonly Item[], from: Item | null, step: 1 | -1): Item | undefined {
  const at = from === null ? -1 : items.indexOf(from)
  if (at < 0) return step > 0 ? items[0] : items.at(-1)
  return items[Math.min(items.length - 1, Math.max(0, at + step))]
}

/**
 * Moves the cursor: left and right from candle to candle, starting at the newest, Home and End to the first and the last; up and
 * down from line to line. Null for other keys. If its line no longer exists, starts as if the chart had just received focus.
 */
export function moveCursor(cursor: ChartCursor, key: string, { times, lines }: CursorTargets): ChartCursor | null {
  const candle = (time: number | undefined): ChartCursor => (time === undefined ? NO_CURSOR : { on: 'candle', time })
  const line = (id: string | undefined): ChartCursor => (id === undefined ? NO_CURSOR : { on: 'line', id })
  const from = cursor.on === 'candle' && times.includes(cursor.time) ? cursor.time : null
  const id = cursor.on === 'line' ? cursor.id : null
  switch (key) {
    case 'ArrowLeft':
      return candle(next(times, from, -1))
    case 'ArrowRight':
      return candle(from === null ? times.at(-1) : next(times, from, 1))
    case 'Home':
      return candle(times[0])
    case 'End':
      return candle(times.at(-1))
    case 'ArrowUp':
      return line(next(lines, id, -1))
    case 'ArrowDown':
      return line(next(lines, id, 1))
    default:
      return null
  }
}

/** A key, as the browser reports it. */
interface Key {
  key: string
  shiftKey: boolean
}

const ARROWS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Price steps that a key moves a price by: an arrow one, with Shift ten, Page Up and Down 1 %. Null for other keys. */
export function moveSteps({ key, shiftKey }: Key, price: Decimal, places: number): number | null {
  const arrow = ARROWS[key]
  if (arrow !== undefined) return shiftKey ? 10 * arrow : arrow
  return key === 'PageUp' ? onePercent(price, places) : key === 'PageDown' ? -onePercent(price, places) : null
}
