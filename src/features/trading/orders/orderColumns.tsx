import type { TFunction } from 'i18next'
import Clock from 'lucide-react/icons/clock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import type { Decimal } from '../../../api/scalars.ts'
import { DEFAULT_PRECISION } from '../../../constants/limits.ts'
import { baseAsset } from '../../../domain/market/market.ts'
import { roundDown } from '../../../domain/money/decimal.ts'
import { formatNumber, formatMoney, formatPrice } from '../../../domain/money/format.ts'
import { sizeOf } from '../../../domain/order/netProfit.ts'
import type { OrderSort } from '../../../domain/order/orderSort.ts'
import { reasonText } from '../../../i18n/reasonText.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { classes } from '../../../ui/display/classes.ts'
import type { Elements } from '../../../ui/Elements.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import {
  BriefProfit,
  FeesNow,
  LiquidationDistance,
  MarkPrice,
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

/** One value of an order: a table column, a line in one, or a line on a card. */
export interface OrderColumn {
  id: string
  /** Column head; if it is short, `full` is its title and the label on cards. */
  head: (t: TFunction) => string
  full?: (t: TFunction) => string
  /** The label on a card, where it differs. */
  label?: (t: TFunction, row: OrderRow) => string
  isNumber?: boolean
  /** It identifies the row's order. */
  isRowHead?: boolean
  /** Only a wide window has room for it. */
  isRoomy?: boolean
  /** Smaller and less prominent than the value above it. */
  isMinor?: boolean
  sortBy?: OrderSort['by']
  cell: (row: OrderRow, t: TFunction) => Elements
  /** The next line of the same cell. */
  below?: OrderColumn
}

/** A price with its market's decimals. */
const price = ({ market }: OrderRow, value: Decimal | null) => <span translate="no">{formatPrice(value, market)}</span>
const currency = { currency: SETTLEMENT_CURRENCY }
const quiet = (text: ReactNode) => <span className="text-text-3">{text}</span>

export const market: OrderColumn = {
  id: 'market',
  head: (t) => t('orders.market'),
  sortBy: 'market',
  isRowHead: true,
  cell: (row) => <MarketCell row={row} />,
}
export const side: OrderColumn = {
  id: 'side',
  head: (t) => t('orders.side'),
  isRowHead: true,
  cell: (row) => <SideCell row={row} />,
}
export const state: OrderColumn = {
  id: 'state',
  head: (t) => t('orders.state'),
  cell: ({ order }) => <OrderState state={order.state} />,
}
export const amount: OrderColumn = {
  id: 'amount',
  head: (t) => t('orders.amount', currency),
  isNumber: true,
  cell: ({ order }) => (
    <span className="text-text">
      <Masked>{formatMoney(order.amount)}</Masked>
    </span>
  ),
}
const sizeText = ({ order, market }: OrderRow) => {
  const computed = sizeOf(order)
  return (
    <Masked>{formatNumber(computed && roundDown(computed, market?.positionSizePrecision ?? DEFAULT_PRECISION))}</Masked>
  )
}
export const size: OrderColumn = {
  id: 'size',
  head: (t) => t('orders.quantity'),
  isNumber: true,
  isMinor: true,
  cell: (row) => (
    <>
      {sizeText(row)} {quiet(baseAsset(row.order.market))}
    </>
  ),
}
export const sizeOnCard: OrderColumn = {
  ...size,
  label: (t, { order }) => t('orders.quantityOf', { coin: baseAsset(order.market) }),
  cell: sizeText,
}
export const openPrice: OrderColumn = {
  id: 'startPrice',
  head: (t) => t('orders.openPriceShort'),
  full: (t) => t('orders.openPrice'),
  isNumber: true,
  cell: (row) => price(row, row.order.startPrice),
}
export const orderPrice: OrderColumn = {
  ...openPrice,
  id: 'orderPrice',
  head: (t) => t('orders.orderPrice'),
  full: (t) => t('orders.orderPrice'),
}
export const marketPrice: OrderColumn = {
  id: 'marketPrice',
  head: (t) => t('orders.marketPriceShort'),
  full: (t) => t('orders.marketPrice'),
  isNumber: true,
  cell: (row) => <MarkPrice row={row} />,
}
export const closePrice: OrderColumn = {
  id: 'closePrice',
  head: (t) => t('orders.closePriceShort'),
  full: (t) => t('orders.closePrice'),
  isNumber: true,
  cell: (row) => price(row, row.order.closePrice),
}
export const liquidation: OrderColumn = {
  id: 'liquidation',
  head: (t) => t('orders.liquidation'),
  isNumber: true,
  cell: (row) => price(row, row.order.liquidation),
}
export const distance: OrderColumn = {
  id: 'distance',
  head: (t) => t('orders.distance'),
  full: (t) => t('orders.distanceFull'),
  label: (t) => t('orders.distance'),
  isNumber: true,
  isMinor: true,
  cell: ({ order }) => <LiquidationDistance order={order} />,
}
export const stopLoss: OrderColumn = {
  id: 'stopLoss',
  head: (t) => t('orders.stopLoss'),
  isNumber: true,
  cell: (row) => price(row, row.order.stopLoss),
}
export const takeProfit: OrderColumn = {
  id: 'takeProfit',
  head: (t) => t('orders.takeProfit'),
  isNumber: true,
  cell: (row) => price(row, row.order.takeProfit),
}
export const fees: OrderColumn = {
  id: 'fees',
  head: (t) => t('orders.fees'),
  isNumber: true,
  isMinor: true,
  cell: ({ order }) => (
    <Masked>{[order.feeOpen, order.feeClose, order.feeFunding].map((fee) => formatMoney(fee)).join(' / ')}</Masked>
  ),
}
export const feesNow: OrderColumn = {
  id: 'feesNow',
  head: (t) => t('orders.feesNow'),
  full: (t) => t('orders.feesNowFull'),
  label: (t) => t('orders.feesNow'),
  isNumber: true,
  isMinor: true,
  cell: ({ order }) => <FeesNow order={order} />,
}
export const reason: OrderColumn = {
  id: 'reason',
  head: (t) => t('orders.reason'),
  cell: ({ order }) => <CloseReason order={order} />,
}
export const pnl: OrderColumn = {
  id: 'profit',
  head: (t) => t('orders.profit', currency),
  full: (t) => t('orders.profitFull', currency),
  isNumber: true,
  cell: ({ order }) => <Profit order={order} />,
}
/** Without ROI and net P&L. */
export const briefProfit: OrderColumn = { ...pnl, cell: (row) => <BriefProfit row={row} /> }
export const onMargin: OrderColumn = {
  id: 'return',
  head: (t) => t('orders.return'),
  full: (t) => t('orders.returnFull'),
  isNumber: true,
  isMinor: true,
  cell: ({ order }) => <Return order={order} />,
}
export const net: OrderColumn = {
  id: 'net',
  head: (t) => t('orders.netProfit'),
  full: (t) => t('orders.netFull'),
  isNumber: true,
  cell: (row) => <NetProfit row={row} />,
}
/** Of a closed order, as in the results. */
export const netResult: OrderColumn = {
  ...net,
  cell: ({ order }) => <RealisedNet order={order} />,
}
export const created: OrderColumn = {
  id: 'created',
  head: (t) => t('orders.createdShort'),
  full: (t) => t('orders.createdUtc'),
  sortBy: 'created',
  isNumber: true,
  cell: ({ order }) => <UtcTime at={order.created} />,
}
export const closed: OrderColumn = {
  id: 'closeDate',
  head: (t) => t('orders.closedShort'),
  full: (t) => t('orders.closedUtc'),
  sortBy: 'closeDate',
  isNumber: true,
  cell: ({ order }) => <UtcTime at={order.closeDate} />,
}
export const actions: OrderColumn = {
  id: 'actions',
  head: (t) => t('orders.actions'),
  cell: (row) => <OrderActions row={row} />,
}

/** Why a position was closed. Specification §8, dashboard.lreason. */
function CloseReason({ order: { closureType } }: { order: Order }) {
  const { t } = useTranslation()
  const isLiquidated = closureType === 'LIQUIDATION'
  return (
    <span className={classes('inline-flex items-center gap-1.5', isLiquidated && 'text-warn')}>
      {isLiquidated && <TriangleAlert size={14} aria-hidden />}
      <span>{reasonText(t, closureType)}</span>
    </span>
  )
}

const stateIcons = {
  NEW: { icon: Clock, tint: 'text-text-2' },
  ACTIVATING: { icon: RefreshCw, tint: 'text-accent' },
  ACTIVATING_EXECUTE: { icon: RefreshCw, tint: 'text-accent' },
  ACTIVATING_FAIL: { icon: TriangleAlert, tint: 'text-warn' },
} as const

const isPending = (state: string): state is keyof typeof stateIcons => Object.hasOwn(stateIcons, state)

/** State of a pending order: icon and word. Specification §4, "Order states and tabs". */
function OrderState({ state }: { state: string }) {
  const { t } = useTranslation()
  const knownState = isPending(state) ? state : 'NEW'
  const { icon: Icon, tint } = stateIcons[knownState]
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle ${tint}`}>
      <Icon size={14} aria-hidden />
      <span>{t(`orders.states.${knownState}`)}</span>
    </span>
  )
}
