import type { Decimal } from '../../api/scalars.ts'
import { onePercent } from '../position/priceSteps.ts'

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
