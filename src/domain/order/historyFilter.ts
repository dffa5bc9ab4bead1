import type { Order, Side } from '../../api/order.ts'
import type { MarketName } from '../../api/scalars.ts'
import { utcMinute } from '../time/time.ts'

/** Which closed trades to show; null does not filter. */
export interface HistoryFilter {
  market: MarketName | null
  side: Side | null
  /** A closureType, as returned by `reasonOf`. */
  reason: string | null
  /** First and last day of closing, in UTC, as typed: '2025-11-21'. An invalid day does not filter. */
  from: string | null
  to: string | null
}
export const NO_FILTER: HistoryFilter = { market: null, side: null, reason: null, from: null, to: null }

/** The day in a text, '2025-11-21'; null if it is invalid. */
export function dayIn(text: string | null): string | null {
  const day = text?.trim() ?? ''
  const startMs = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(startMs) && new Date(startMs).toISOString().slice(0, 10) === day ? day : null
}

/** Number of active filters; an invalid day does not count. */
export const filterCount = ({ market, side, reason, from, to }: HistoryFilter): number =>
  [market, side, reason, dayIn(from), dayIn(to)].filter((wish) => wish !== null).length

/** Why a trade was closed; 'MANUAL' if unknown. Specification §8. */
export const reasonOf = ({ closureType }: Pick<Order, 'closureType'>): string => closureType ?? 'MANUAL'

/** The trades that match every filter, in the given order; one without a closing date matches no day. */
export function filterHistory(orders: readonly Order[], filter: HistoryFilter): readonly Order[] {
  if (filterCount(filter) === 0) return orders
  const { market, side, reason } = filter
  const [from, to] = [dayIn(filter.from), dayIn(filter.to)]
  const isInPeriod = (order: Order) => {
    if (from === null && to === null) return true
    if (order.closeDate === null) return false
    const day = utcMinute(order.closeDate).slice(0, 10)
    return (from === null || day >= from) && (to === null || day <= to)
  }
  return orders.filter(
    (order) =>
      (market === null || order.market === market) && (side === null || order.type === side) && (reason === null || reasonOf(order) === reason) && isInPeriod(order),
  )
}
