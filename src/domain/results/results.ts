import type { Order } from '../../api/order.ts'
import { ordersByTab } from '../order/orderTabs.ts'
import { type Curve, curveOf, curveSteps } from './curve.ts'
import { daysOf, type ResultDay } from './days.ts'
import { type Drawdown, drawdownOf } from './drawdown.ts'
import { type ResultGroup, type Grouping, GROUPINGS, groupsOf, inOrder, keysOf, type ReasonOf } from './groups.ts'
import { dayOf, type Period, periodStart } from './period.ts'
import { addTo, noSums, type Tally, tallyOf } from './tally.ts'
import { byClosing, type Trade, tradeOf } from './trade.ts'

/** The results of the closed orders of a period, net of the known fees. */
export interface Results {
  /** Number of closed orders of the period that do not count, because their P&L or closing date is unknown. */
  leftOut: number
  tally: Tally
  curve: Curve
  drawdown: Drawdown | null
  days: ResultDay[]
  groups: Record<Grouping, ResultGroup[]>
}

/** Parts of the drawn curve: as many as a wide drawing can show. */
const CURVE_PARTS = 240

function* tradesOf(orders: readonly Order[]): Generator<undefined, Trade[]> {
  const trades: Trade[] = []
  for (const order of orders) {
    const trade = tradeOf(order)
    if (trade) trades.push(trade)
    yield
  }
  return trades.sort(byClosing)
}

function* tallied(trades: readonly Trade[]): Generator<undefined, Tally> {
  const sums = noSums()
  for (const trade of trades) {
    addTo(sums, trade)
    yield
  }
  return tallyOf(sums)
}

/**
 * Results of all closed orders of a period. 10,000 orders are too much work for one task, so it pauses at every `yield`, where the
 * caller may let the page paint; `done` with the results.
 */
export function* resultsOf(
  orders: readonly Order[],
  period: Period,
  now: number,
  reasonOf: ReasonOf,
): Generator<undefined, Results> {
  const from = periodStart(period, now)
  const closed = ordersByTab(orders).history.filter(
    ({ closeDate }) => from === null || closeDate === null || closeDate >= from,
  )
  yield
  const trades = yield* tradesOf(closed)
  const steps = yield* curveSteps(trades)
  const curve = curveOf(steps, CURVE_PARTS)
  yield
  const drawdown = drawdownOf(steps)
  yield
  const groups: Record<Grouping, ResultGroup[]> = { market: [], side: [], reason: [] }
  const keyOf = keysOf(reasonOf)
  for (const grouping of GROUPINGS)
    groups[grouping] = (yield* groupsOf(trades, keyOf[grouping])).sort(inOrder[grouping])
  return {
    leftOut: closed.length - trades.length,
    tally: yield* tallied(trades),
    curve,
    drawdown,
    days: daysOf(yield* groupsOf(trades, ({ closedAt }) => dayOf(closedAt))),
    groups,
  }
}
