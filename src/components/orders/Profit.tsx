import { useTranslation } from 'react-i18next'
import { digits, gainPercent, money, signed } from '../../domain/format.ts'
import { feesSoFar, returnOnMargin } from '../../domain/position.ts'
import { netProfit, profit } from '../../domain/profit.ts'
import type { Order } from '../../wire/order.ts'
import { useHidden } from '../amounts/useHidden.ts'
import { Own } from '../amounts/Own.tsx'
import { OwnGain } from '../amounts/OwnGain.tsx'
import { Gain } from '../ui/Gain.tsx'
import type { OrderRow } from './orderRow.ts'
import { usePrice } from '../market/usePrice.ts'

/** P&L by the live price of the order's own market. Specification §4. */
export const Profit = ({ order }: { order: Order }) => (
  <OwnGain of={profit(order, usePrice(order.market).price)} className="font-medium" />
)

/** P&L as a share of the margin, as contests count it. */
export const Return = ({ order }: { order: Order }) => (
  <Gain of={gainPercent(returnOnMargin(order, profit(order, usePrice(order.market).price)))} />
)

/** P&L after all fees; of an open position also after the estimated fee of closing it. */
export function NetProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const { price } = usePrice(order.market)
  return <span title={t('orders.netFull')}><Own>{signed(netProfit(order, price, market))}</Own></span>
}

/** The fees known so far; their parts in its title. */
export function FeesNow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const title = t('orders.feesOf', { open: money(order.feeOpen), funding: money(order.feeFunding) })
  return <span title={useHidden() ? undefined : title}><Own>{money(feesSoFar(order))}</Own></span>
}

/** The current price of the order's market. */
export const MarkPrice = ({ row: { order, market } }: { row: OrderRow }) => digits(usePrice(order.market).price, market ? { decimals: market.pricePrecision } : {})
