import type { Order, Side } from '../../api/order.ts'
import type { OrderEdit } from '../../api/orderChanges.ts'
import type { Decimal, OrderId } from '../../api/scalars.ts'
import { big, compare, isPositive } from '../money/decimal.ts'
import { LEVELS, levelDirection, type Level } from '../order-form/level.ts'
import { levelResult } from '../order-form/levelResult.ts'
import { orderTab } from '../order/orderTabs.ts'
import type { Bounds } from './lineMove.ts'

/** A price drawn across the chart. */
export interface ChartLine {
  id: string
  kind: 'entry' | 'liquidation' | 'limit' | Level | 'alert'
  price: Decimal
  /** Null: an alert, or the draft's limit price, for which no side is chosen. */
  side: Side | null
  /** The order it belongs to; null for the form's draft and for an alert. */
  order: Order | null
  /** Proposed or requested, but not yet shown by the exchange. */
  isPending: boolean
  /** An alert that was sent, and rests until the price has left it. */
  isSent?: boolean
  /** The position that would be closed there; null if unknown, or for an entry, a limit price and an alert. */
  closes: Closed | null
  /** Null: not movable. */
  bounds: Bounds | null
}

type Closed = Parameters<typeof levelResult>[1]

/** P&L of closing at a line, or at the price it is moved to, in KXT, before fees. Null if unknown. */
export const lineResult = ({ closes }: Pick<ChartLine, 'closes'>, at: Decimal): Decimal | null =>
  closes && levelResult(at, closes)

/** Proposed and requested levels by order. */
export type PendingLevels = ReadonlyMap<OrderId, OrderEdit>

const boundsOf = (level: Level, { type, startPrice, liquidation }: Order, isWaiting: boolean): Bounds => ({
  mustBe: levelDirection(level, type),
  apart: isWaiting ? startPrice : null,
  notPast: level === 'stopLoss' ? liquidation : null,
})

/** The levels of an edit that the order does not have yet. */
const missing = (order: Order, edit: OrderEdit) =>
  LEVELS.flatMap((kind) => {
    const [requested, now] = [edit[kind], order[kind]]
    return requested === undefined || (now !== null && compare(requested, now) === 0)
      ? []
      : [{ kind, price: requested }]
  })

/** The lines of positions and pending orders as the exchange shows them, and, hollow, the pending levels. */
export const orderLines = (orders: readonly Order[], pending: PendingLevels): ChartLine[] =>
  orders.flatMap((order) => {
    const isWaiting = orderTab(order) === 'orders'
    const edit = pending.get(order.orderId)
    const line = { side: order.type, order, isPending: false, closes: null, bounds: null }
    const shown = (['entry', 'liquidation', ...LEVELS] as const).flatMap((kind): ChartLine[] => {
      const id = `${order.orderId} ${kind}`
      const price = kind === 'entry' ? order.startPrice : order[kind]
      // An exchange may send 0 for a price that is not known.
      if (price === null || !isPositive(price)) return []
      if (kind === 'entry') return [{ ...line, id, kind: isWaiting ? 'limit' : kind, price }]
      if (kind === 'liquidation') return isWaiting ? [] : [{ ...line, id, kind, price, closes: order }]
      return [{ ...line, id, kind, price, closes: order, bounds: edit ? null : boundsOf(kind, order, isWaiting) }]
    })
    const hollow = edit ? missing(order, edit) : []
    return [
      ...shown,
      ...hollow.map(({ kind, price }) => ({
        ...line,
        id: `${order.orderId} ${kind} asked`,
        kind,
        price,
        isPending: true,
        closes: order,
      })),
    ]
  })

/** Lines by their label: lines of one kind at the same price share one, those of positions and of pending orders each. A pending change and the draft have their own. */
export function sharedLabels(lines: readonly ChartLine[]): ChartLine[][] {
  const byLabel = Map.groupBy(lines, ({ id, order, isPending, kind, price }) =>
    order && !isPending ? `${kind} ${orderTab(order)} ${big(price).toFixed()}` : id,
  )
  return [...byLabel.values()]
}
