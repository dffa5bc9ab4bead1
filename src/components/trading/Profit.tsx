import { useTranslation } from 'react-i18next'
import { gain, gainPercent, signed } from '../../domain/format.ts'
import { returnOnMargin } from '../../domain/position.ts'
import { netProfit, profit } from '../../domain/profit.ts'
import { Gain } from '../ui/Gain.tsx'
import type { OrderRow } from './orderRow.ts'

/** P&L by the live price of the order's own market. Specification §4. */
export const Profit = ({ row: { order, market } }: { row: OrderRow }) => (
  <Gain of={gain(profit(order, market?.price ?? null))} className="font-medium" />
)

/** P&L as a share of the margin, as contests count it. */
export const Return = ({ row: { order, market } }: { row: OrderRow }) => (
  <Gain of={gainPercent(returnOnMargin(order, profit(order, market?.price ?? null)))} />
)

/** What is left of the P&L after the known fees. */
export function NetProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  return <span title={t('orders.netFull')}>{signed(netProfit(order, market?.price ?? null, market))}</span>
}
