import type { Decimal, Instant } from '../../api/scalars.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'
import type { Step } from './curve.ts'

/** The deepest fall of the net P&L from a high, in KXT, with its dates. */
export interface Drawdown {
  depth: Decimal
  /** When the high was reached; null if it is the zero before the first trade. */
  from: Instant | null
  /** When it was deepest. */
  to: Instant
  /** When the high was reached again; null if not yet. */
  recovered: Instant | null
}

/** Null if the net P&L never fell. Among equal ones the first. */
export function drawdownOf(steps: readonly Step[]): Drawdown | null {
  let high = { total: big(ZERO), at: null as Instant | null }
  let deepest: { depth: typeof high.total; high: typeof high; to: Instant; recovered: Instant | null } | null = null
  for (const { total, at } of steps) {
    if (deepest?.recovered === null && total.gte(deepest.high.total)) deepest.recovered = at
    if (total.gt(high.total)) high = { total, at }
    const depth = high.total.minus(total)
    if (depth.gt(deepest?.depth ?? big(ZERO))) deepest = { depth, high, to: at, recovered: null }
  }
  return (
    deepest && { depth: decimal(deepest.depth), from: deepest.high.at, to: deepest.to, recovered: deepest.recovered }
  )
}
