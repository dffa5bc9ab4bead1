import type { Contest } from '../../../../api/contest.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal, Instant } from '../../../../api/scalars.ts'
import { big, compare, decimal, isPositive, divide } from '../../../money/decimal.ts'
import { orderTab } from '../../../order/orderTabs.ts'
import { realisedProfit } from '../../../order/profit.ts'

/** Why a trade does not count in a contest. `unknown`: the exchange does not send the deciding value. */
export type NotCountedReason = 'market' | 'size' | 'beforeStart' | 'open' | 'afterEnd' | 'unknown'

export type TradeVerdict = { counts: true; roi: Decimal; closedAt: Instant } | { counts: false; why: NotCountedReason }

/** The parts of a contest that decide which trades count. */
export type ContestRules = Pick<Contest, 'markets' | 'minOrderAmount' | 'startDate' | 'endDate'>

/** Decimals of the ROI in a list. */
const ROI_DECIMALS = 2

/** ROI as in the list: P&L before fees in percent of the margin, truncated to two decimals. */
export const listedRoi = ({ amount }: Pick<Order, 'amount'>, pnl: Decimal): Decimal | null =>
  isPositive(amount) ? decimal(divide(big(pnl).times(100), amount).round(ROI_DECIMALS, 0)) : null

/** What prevents an order from counting, whenever it is closed: its market, its margin (without the leverage), its opening time. Null if nothing does. */
export function reasonNotCounted({ market, amount, created }: Order, { markets, minOrderAmount, startDate }: ContestRules): NotCountedReason | null {
  if (markets !== null && !markets.items.includes(market)) return markets.unreadable > 0 ? 'unknown' : 'market'
  if (minOrderAmount !== null && compare(amount, minOrderAmount) < 0) return 'size'
  if (created === null) return 'unknown'
  return created < startDate ? 'beforeStart' : null
}

/**
 * Whether a trade counts in a contest, and with which ROI; the only interpretation of the rules. It is closed; it was opened and
 * closed between start and end; its market is one of the contest's; its margin is at least the minimum. Null for an order that never
 * became a trade.
 */
export function verdictOf(order: Order, rules: ContestRules): TradeVerdict | null {
  const tab = orderTab(order)
  if (tab === null || tab === 'orders') return null
  const barred = reasonNotCounted(order, rules)
  if (barred) return { counts: false, why: barred }
  if (tab === 'positions') return { counts: false, why: 'open' }

  const pnl = realisedProfit(order)
  const roi = pnl === null ? null : listedRoi(order, pnl)
  if (roi === null || order.closeDate === null) return { counts: false, why: 'unknown' }
  return order.closeDate > rules.endDate ? { counts: false, why: 'afterEnd' } : { counts: true, roi, closedAt: order.closeDate }
}
