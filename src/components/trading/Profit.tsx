import { useTranslation } from 'react-i18next'
import { compare, ZERO } from '../../domain/decimal.ts'
import { signed } from '../../domain/format.ts'
import { netProfit, profit } from '../../domain/profit.ts'
import type { Decimal } from '../../wire/scalars.ts'
import type { OrderRow } from './orderRow.ts'

const tint = (value: Decimal | null) => {
  if (value === null) return 'text-text-3'
  const sign = compare(value, ZERO)
  return sign > 0 ? 'text-long' : sign < 0 ? 'text-short' : 'text-text'
}

/** P&L by the live price of the order's own market, and beside it what is left after the known fees. Specification §4. */
export function Profit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const price = market?.price ?? null
  const gross = profit(order, price)
  return (
    <span className="inline-flex flex-col items-end align-middle leading-tight">
      <span className={`font-medium ${tint(gross)}`}>{signed(gross)}</span>
      <span className="text-xs text-text-3" title={t('orders.netFull')}>
        {t('orders.net', { value: signed(netProfit(order, price, market)) })}
      </span>
    </span>
  )
}
