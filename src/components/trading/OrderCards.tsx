import { useTranslation } from 'react-i18next'
import { utcMinute } from '../../domain/time.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { OrderActions } from './OrderActions.tsx'
import { CARD_COLUMNS } from './orderColumns.tsx'
import { MarketCell, SideCell } from './orderCells.tsx'
import type { OrderListProps } from './orderRow.ts'
import { Profit } from './Profit.tsx'

/** One tab's rows as cards, under 980 px: identity and P&L, the values, date and actions. Specification §9. */
export function OrderCards({ tab, rows }: Pick<OrderListProps, 'tab' | 'rows'>) {
  const { t } = useTranslation()

  return (
    <ul className="grid gap-2 px-3 pb-3 shell:grid-cols-2">
      {rows.map((row) => (
        <li key={row.order.orderId} className="num flex flex-col gap-3 rounded-md border border-line bg-surface p-3 text-sm">
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1 wrap-anywhere">
            <MarketCell row={row} />
            <SideCell row={row} />
            {tab !== 'orders' && (
              <span className="ml-auto inline-flex gap-1">
                <Profit row={row} />
                <span className="leading-tight text-text-3">{SETTLEMENT_CURRENCY}</span>
              </span>
            )}
          </div>
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2">
            {CARD_COLUMNS[tab].map((column) => (
              <div key={column.id} className={column.id === 'fees' ? 'col-span-2 min-w-0' : 'min-w-0'}>
                <dt className="text-xs text-text-3">{(column.label ?? column.full ?? column.head)(t, row)}</dt>
                <dd className="text-md wrap-anywhere text-text">{column.cell(row, t)}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex min-h-10 items-center justify-between gap-3 text-text-3">
            <span>{utcMinute(row.order.created)}</span>
            {tab !== 'history' && <OrderActions order={row.order} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
