import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { digits, money } from '../../domain/format.ts'
import { coin } from '../../domain/market.ts'
import type { OrderSort, OrderTab } from '../../domain/orderTabs.ts'
import { quantity } from '../../domain/profit.ts'
import { shortUtc, utcMinute } from '../../domain/time.ts'
import { DEFAULT_PRECISION, SETTLEMENT_CURRENCY } from '../../limits.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { CloseReason } from './CloseReason.tsx'
import { OrderActions } from './OrderActions.tsx'
import type { OrderRow } from './orderRow.ts'
import { OrderState } from './OrderState.tsx'
import { MarketCell, SideCell } from './orderCells.tsx'
import { Profit } from './Profit.tsx'

export interface OrderColumn {
  id: string
  /** What stands in the head; a long one has `full` for its title and for screen readers. */
  head: (t: TFunction) => string
  full?: (t: TFunction) => string
  /** The label on a card, where it differs from the head. */
  label?: (t: TFunction, row: OrderRow) => string
  isNumber?: boolean
  sortBy?: OrderSort['by']
  cell: (row: OrderRow, t: TFunction) => ReactNode
  /** A second line under it, in a table that is narrow. */
  below?: OrderColumn
}

/** A price with as many decimals as its market has. */
const price = ({ market }: OrderRow, value: Decimal | null) => digits(value, market ? { decimals: market.pricePrecision } : {})
const currency = { currency: SETTLEMENT_CURRENCY }

const marketColumn: OrderColumn = { id: 'market', head: (t) => t('orders.market'), sortBy: 'market', cell: (row) => <MarketCell row={row} /> }
const side: OrderColumn = { id: 'side', head: (t) => t('orders.side'), cell: (row) => <SideCell row={row} /> }
const state: OrderColumn = { id: 'state', head: (t) => t('orders.state'), cell: ({ order }) => <OrderState state={order.state} /> }
const amount: OrderColumn = {
  id: 'amount',
  head: (t) => t('orders.amount', currency),
  isNumber: true,
  cell: ({ order }) => money(order.amount),
}
const sizeOf = ({ order, market }: OrderRow) => digits(quantity(order), { max: market?.positionSizePrecision ?? DEFAULT_PRECISION })
const size: OrderColumn = {
  id: 'quantity',
  head: (t) => t('orders.quantity'),
  isNumber: true,
  cell: (row) => (
    <>
      {sizeOf(row)} <span className="text-text-3">{coin(row.order.market)}</span>
    </>
  ),
}
const sizeOnCard: OrderColumn = {
  ...size,
  label: (t, { order }) => t('orders.quantityOf', { coin: coin(order.market) }),
  cell: sizeOf,
}
const openPrice: OrderColumn = {
  id: 'startPrice',
  head: (t) => t('orders.openPriceShort'),
  full: (t) => t('orders.openPrice'),
  isNumber: true,
  cell: (row) => price(row, row.order.startPrice),
}
const orderPrice: OrderColumn = { ...openPrice, id: 'orderPrice', head: (t) => t('orders.orderPrice'), full: (t) => t('orders.orderPrice') }
const closePrice: OrderColumn = {
  id: 'closePrice',
  head: (t) => t('orders.closePriceShort'),
  full: (t) => t('orders.closePrice'),
  isNumber: true,
  cell: (row) => price(row, row.order.closePrice),
}
const liquidation: OrderColumn = { id: 'liquidation', head: (t) => t('orders.liquidation'), isNumber: true, cell: (row) => price(row, row.order.liquidation) }
const stopLoss: OrderColumn = { id: 'stopLoss', head: (t) => t('orders.stopLoss'), isNumber: true, cell: (row) => price(row, row.order.stopLoss) }
const takeProfit: OrderColumn = { id: 'takeProfit', head: (t) => t('orders.takeProfit'), isNumber: true, cell: (row) => price(row, row.order.takeProfit) }
const fees: OrderColumn = {
  id: 'fees',
  head: (t) => t('orders.fees'),
  isNumber: true,
  cell: ({ order }) => [order.feeOpen, order.feeClose, order.feeFunding].map((fee) => money(fee)).join(' / '),
}
const reason: OrderColumn = { id: 'reason', head: (t) => t('orders.reason'), cell: ({ order }) => <CloseReason closureType={order.closureType} /> }
const profit: OrderColumn = {
  id: 'profit',
  head: (t) => t('orders.profit', currency),
  full: (t) => t('orders.profitFull', currency),
  isNumber: true,
  cell: (row) => <Profit row={row} />,
}
const created: OrderColumn = {
  id: 'created',
  head: (t) => t('orders.created'),
  sortBy: 'created',
  isNumber: true,
  cell: ({ order }) => <span title={`${utcMinute(order.created)} UTC`}>{shortUtc(order.created)}</span>,
}
const createdInTwoLines: OrderColumn = {
  ...created,
  cell: ({ order }) => (
    <span title={`${utcMinute(order.created)} UTC`}>
      {shortUtc(order.created)
        .split(' ')
        .map((part) => (
          <span key={part} className="block">
            {part}{' '}
          </span>
        ))}
    </span>
  ),
}
const actions: OrderColumn = { id: 'actions', head: (t) => t('orders.actions'), cell: ({ order }) => <OrderActions order={order} /> }
const briefActions: OrderColumn = { ...actions, cell: ({ order }) => <OrderActions order={order} isBrief /> }

type Columns = Record<OrderTab, readonly OrderColumn[]>

/** What stands in each tab, from left to right. */
export const ORDER_COLUMNS: Columns = {
  orders: [marketColumn, side, state, amount, orderPrice, stopLoss, takeProfit, created, actions],
  positions: [marketColumn, side, amount, size, openPrice, liquidation, stopLoss, takeProfit, profit, created, actions],
  history: [marketColumn, side, amount, openPrice, closePrice, fees, reason, profit, created],
}

const over = (top: OrderColumn, below: OrderColumn): OrderColumn => ({ ...top, below })
const marketOverSide = over(marketColumn, side)
const stopLossOverTakeProfit = over(stopLoss, takeProfit)

/** The same in fewer columns, two values a cell: beside the rail a table has little room. */
export const COMPACT_COLUMNS: Columns = {
  orders: [marketOverSide, state, over(amount, orderPrice), stopLossOverTakeProfit, createdInTwoLines, briefActions],
  positions: [marketOverSide, over(amount, size), over(openPrice, liquidation), stopLossOverTakeProfit, profit, createdInTwoLines, briefActions],
  history: [marketOverSide, over(amount, fees), over(openPrice, closePrice), reason, profit, createdInTwoLines],
}

/** The values of a card, two rows of three; its head and foot hold the rest. */
export const CARD_COLUMNS: Columns = {
  orders: [state, amount, orderPrice, stopLoss, takeProfit],
  positions: [amount, sizeOnCard, openPrice, liquidation, stopLoss, takeProfit],
  history: [amount, openPrice, closePrice, fees, reason],
}
