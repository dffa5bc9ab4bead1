import type Big from 'big.js'
import type { Decimal, Instant } from '../../api/scalars.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'
import type { Trade } from './trade.ts'

/** The sum of all trades up to and including one; inside `domain` only. */
export interface Step {
  at: Instant
  total: Big
}

/** A point of the drawn curve: the net P&L in KXT once a trade was closed. */
interface CurvePoint {
  at: Instant
  total: Decimal
}

export interface Curve {
  points: CurvePoint[]
  highest: Decimal
  lowest: Decimal
}

/** Trades in order as a running sum, starting from zero. */
export function* curveSteps(trades: readonly Trade[]): Generator<undefined, Step[]> {
  let total = big(ZERO)
  const steps: Step[] = []
  for (const { closedAt, net } of trades) {
    total = total.plus(net)
    steps.push({ at: closedAt, total })
    yield
  }
  return steps
}

/** First, lowest, highest and last step of a part, in order, each once. */
function extremes(part: readonly Step[]): Step[] {
  let [low, high] = [0, 0]
  part.forEach(({ total }, index) => {
    if (part[low]?.total.gt(total)) low = index
    if (part[high]?.total.lt(total)) high = index
  })
  return [...new Set([0, low, high, part.length - 1])].sort((a, b) => a - b).flatMap((index) => part[index] ?? [])
}

/** Reduces the curve to a number of parts, keeping every high and low and the end. */
export function curveOf(steps: readonly Step[], parts: number): Curve {
  const size = Math.max(1, Math.ceil(steps.length / parts))
  const shown = Array.from({ length: Math.ceil(steps.length / size) }, (_, index) =>
    extremes(steps.slice(index * size, (index + 1) * size)),
  ).flat()
  const totals = shown.map(({ total }) => total)
  const furthest = (sign: 1 | -1) =>
    decimal(totals.reduce((most, total) => (total.cmp(most) === sign ? total : most), big(ZERO)))
  return {
    points: shown.map(({ at, total }) => ({ at, total: decimal(total) })),
    highest: furthest(1),
    lowest: furthest(-1),
  }
}
