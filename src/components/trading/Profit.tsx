import { useTranslation } from 'react-i18next'
import { compare, ZERO } from '../../domain/decimal.ts'
import { percent, signed } from '../../domain/format.ts'
import { returnOnMargin } from '../../domain/position.ts'
import { netProfit, profit } from '../../domain/profit.ts'
import type { Decimal } from '../../wire/scalars.ts'
import type { OrderRow } from './orderRow.ts'

/** The colour of a gain or a loss; its sign says the same. */
export const profitTint = (value: Decimal | null): string => {
  if (value === null) return 'text-text-3'
  const sign = compare(value, ZERO)
  return sign > 0 ? 'text-long' : sign < 0 ? 'text-short' : 'text-text'
}

/** P&L by the live price of the order's own market. Specification §4. */
export function Profit({ row: { order, market } }: { row: OrderRow }) {
  const gross = profit(order, market?.price ?? null)
  return <span className={`font-medium ${profitTint(gross)}`}>{signed(gross)}</span>
}

/** P&L as a share of the margin, as contests count it. */
export function Return({ row: { order, market } }: { row: OrderRow }) {
  const onMargin = returnOnMargin(order, profit(order, market?.price ?? null))
  return <span className={profitTint(onMargin)}>{percent(onMargin)}</span>
}

/** What is left of the P&L after the known fees. */
export function NetProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  return <span title={t('orders.netFull')}>{signed(netProfit(order, market?.price ?? null, market))}</span>
}
