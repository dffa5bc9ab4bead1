import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import {
  formatNumber,
  formatGainPercent,
  formatMoney,
  formatSignedPercent,
  formatSigned,
} from '../../../domain/money/format.ts'
import { orderTab } from '../../../domain/order/orderTabs.ts'
import { netProfit, profit } from '../../../domain/order/profit.ts'
import { feesSoFar, returnOnMargin } from '../../../domain/position/position.ts'
import { classes } from '../../../ui/display/classes.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../../ui/masked/MaskedGain.tsx'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { StaleMark } from '../market/StaleMark.tsx'
import { usePrice, usePriceAge } from '../market/usePrice.ts'
import type { OrderRow } from './orderRow.ts'

/** P&L at the live price of the order's own market, with the age of an old one. Specification §4. */
export function Profit({ order }: { order: Order }) {
  const { price } = usePrice(order.market)
  const age = usePriceAge(order.market)
  const isOld = age !== null && price !== null && orderTab(order) === 'positions'
  return (
    // Both lines low enough for the height of a row of one line, with room at its edges.
    <span className={classes('inline-flex flex-col items-end', isOld && 'gap-1 leading-none')}>
      <MaskedGain of={profit(order, price)} className="font-medium" />
      {isOld && (
        <span className="whitespace-nowrap">
          <StaleMark age={age} />
        </span>
      )}
    </span>
  )
}

/** P&L where ROI, net P&L and fees have no column: they are in its title. */
export function BriefProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const { price } = usePrice(order.market)
  const values = {
    roi: formatSignedPercent(returnOnMargin(order, profit(order, price))),
    net: formatSigned(netProfit(order, price, market)),
    fees: formatMoney(feesSoFar(order)),
  }
  return (
    <span title={useAmountsHidden() ? undefined : t('orders.profitOf', values)}>
      <Profit order={order} />
    </span>
  )
}

/** P&L as a share of the margin, as contests count it. */
export const Return = ({ order }: { order: Order }) => (
  <Gain of={formatGainPercent(returnOnMargin(order, profit(order, usePrice(order.market).price)))} />
)

/** P&L after all fees; for an open position including the estimated closing fee. */
export function NetProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const { price } = usePrice(order.market)
  return (
    <span title={t('orders.netFull')}>
      <Masked>{formatSigned(netProfit(order, price, market))}</Masked>
    </span>
  )
}

/** The fees known so far, with their parts in the title. */
export function FeesNow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const title = t('orders.feesOf', { open: formatMoney(order.feeOpen), funding: formatMoney(order.feeFunding) })
  return (
    <span title={useAmountsHidden() ? undefined : title}>
      <Masked>{formatMoney(feesSoFar(order))}</Masked>
    </span>
  )
}

/** The current price of the order's market. */
export const MarkPrice = ({ row: { order, market } }: { row: OrderRow }) => (
  <span translate="no">
    {formatNumber(usePrice(order.market).price, market ? { decimals: market.pricePrecision } : {})}
  </span>
)
