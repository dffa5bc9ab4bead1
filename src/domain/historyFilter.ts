import type { Order, Side } from '../wire/order.ts'
import type { MarketName } from '../wire/scalars.ts'
import { utcMinute } from './time.ts'

/** Which closed trades to show; null does not filter. */
export interface HistoryFilter {
  market: MarketName | null
  side: Side | null
  /** A closureType, as returned by `reasonOf`. */
  reason: string | null
  /** The first and the last day of closing, in UTC: '2025-11-21'. */
  from: string | null
  to: string | null
}
export const NO_FILTER: HistoryFilter = { market: null, side: null, reason: null, from: null, to: null }

/** Why a trade was closed; 'MANUAL' if unknown. Specification §8. */
export const reasonOf = ({ closureType }: Pick<Order, 'closureType'>): string => closureType ?? 'MANUAL'

/** The trades that match every filter, in the given order; one without a closing date matches no day. */
export function filterHistory(orders: readonly Order[], { market, side, reason, from, to }: HistoryFilter): readonly Order[] {
  if (market === null && side === null && reason === null && from === null && to === null) return orders
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
