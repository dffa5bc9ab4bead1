import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../../api/scalars.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { utcMinute } from '../../../domain/time/time.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import {
  MarketCell,
  NetProfit,
  OrderActions,
  type OrderRow,
  Profit,
  RealisedNet,
  Return,
  SideCell,
  UtcTime,
} from './orderCells.tsx'
import { cardColumns } from './orderLayouts.ts'
import type { OrderListProps } from './OrdersTable.tsx'

/** One tab's orders as cards: identity and P&L, the values, date and actions. Specification §9. */
export function OrderCards({ tab, rows, hasDetails }: Pick<OrderListProps, 'tab' | 'rows' | 'hasDetails'>) {
  const { t } = useTranslation()
  const columns = cardColumns(hasDetails)[tab]

  return (
    <ul className="grid grid-cols-1 gap-2 px-3 pb-3 tablet:grid-cols-2">
      {rows.map((row) => (
        <li
          key={row.order.orderId}
          className="num flex flex-col gap-3 rounded-md border border-line bg-surface p-3 text-sm"
        >
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1 wrap-anywhere">
            <MarketCell row={row} />
            <SideCell row={row} />
            {tab === 'positions' && <Result row={row} hasDetails={hasDetails} />}
            {tab === 'history' && <NetResult {...row} />}
          </div>
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2 max-[18em]:flex max-[18em]:flex-wrap">
            {columns.map((column) => (
              <div key={column.id} className={column.id === 'fees' ? 'col-span-2 min-w-0' : 'min-w-0'}>
                <dt className="text-xs text-text-3">{(column.label ?? column.full ?? column.head)(t, row)}</dt>
                <dd className="text-md wrap-anywhere text-text">{column.cell(row, t)}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex min-h-10 flex-wrap items-center justify-between gap-x-3 text-text-3">
            <Times tab={tab} row={row} />
            {tab !== 'history' && <OrderActions row={row} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** P&L of a position; with details, also its share of the margin and the P&L after fees. */
function Result({ row, hasDetails }: { row: OrderRow; hasDetails: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Headline>
        <Profit order={row.order} />
      </Headline>
      {hasDetails && (
        <BelowHeadline>
          <Return order={row.order} />
          <span>
            <span>{t('orders.net')}</span> <NetProfit row={row} />
          </span>
        </BelowHeadline>
      )}
    </>
  )
}

/** P&L of a closed order after fees, as the table shows and sorts it, and its ROI, which contests count before fees. */
function NetResult({ order }: OrderRow) {
  const { t } = useTranslation()
  return (
    <>
      <Headline>
        <span className="text-text-3">{t('orders.net')}</span> <RealisedNet order={order} />
      </Headline>
      <BelowHeadline>
        <span title={t('orders.returnFull')}>{t('orders.return')}</span> <Return order={order} />
      </BelowHeadline>
    </>
  )
}

/** As high as the name beside it, so that both stand on one line. */
const Headline = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-5 grow basis-28 flex-wrap items-center justify-end gap-x-1 leading-tight">
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1">{children}</span>{' '}
    <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>
  </div>
)

/** As wide as the card, so that it is one line. */
const BelowHeadline = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full flex-wrap justify-end gap-x-2 text-xs leading-tight text-text-3">{children}</div>
)

const written = (at: Instant | null) => `${utcMinute(at)} UTC`

/** When it was created, and when it was closed. */
function Times({ tab, row: { order } }: { tab: OrderTab; row: OrderRow }) {
  const { t } = useTranslation()
  // Without the year, as in the table: next to the actions, in one line if it fits, else in two.
  if (tab !== 'history')
    return (
      <span className="w-14 grow">
        <UtcTime at={order.created} /> <span>UTC</span>
      </span>
    )
  return (
    <dl className="flex w-full flex-wrap justify-between gap-x-3 text-xs">
      {(['created', 'closeDate'] as const).map((moment) => (
        <div key={moment}>
          <dt>{t(`orders.${moment}`)}</dt>
          <dd className="text-sm">
            <UtcTime at={order[moment]} written={written} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
