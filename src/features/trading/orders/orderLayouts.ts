import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import * as column from './orderColumns.tsx'
import type { OrderColumn } from './orderColumns.tsx'
import type { OrdersLayout } from './useTableFits.ts'

type Columns = Record<OrderTab, readonly OrderColumn[]>
type Tables = Record<Exclude<OrdersLayout, 'cards'>, Columns>

/** One cell with several lines: groups related values and narrows the row. */
const cell = (top: OrderColumn, ...below: OrderColumn[]): OrderColumn => {
  const [next, ...rest] = below
  return next ? { ...top, below: cell(next, ...rest) } : top
}

const byProfit = (one: OrderColumn): OrderColumn => ({ ...one, sortBy: 'profit' })
const roomy = (one: OrderColumn): OrderColumn => ({ ...one, isRoomy: true })

const {
  market,
  side,
  state,
  amount,
  size,
  openPrice,
  orderPrice,
  marketPrice,
  closePrice,
  liquidation,
  distance,
  stopLoss,
  takeProfit,
} = column
const { onMargin, fees, feesNow, reason, created, closed, actions } = column
const pnl = byProfit(column.pnl)
const briefProfit = byProfit(column.briefProfit)
const netResult = byProfit(column.netResult)
const levels = cell(stopLoss, takeProfit)

/** Without details: one line per row, from left to right. */
const calm: Columns = {
  orders: [market, side, state, amount, orderPrice, stopLoss, takeProfit, created, actions],
  positions: [
    market,
    side,
    amount,
    size,
    openPrice,
    roomy(marketPrice),
    liquidation,
    stopLoss,
    takeProfit,
    briefProfit,
    roomy(onMargin),
    created,
    actions,
  ],
  history: [market, side, amount, openPrice, closePrice, fees, reason, netResult, created, closed],
}

/** Without values that other columns imply. */
const calmNarrow: Columns = {
  ...calm,
  positions: [market, side, amount, openPrice, liquidation, stopLoss, takeProfit, briefProfit, created, actions],
  history: [market, side, amount, openPrice, closePrice, reason, netResult, cell(created, closed)],
}

/** Two lines: next to the rail of a small window the table has little room. */
const calmCompact: Columns = {
  orders: [cell(market, side), state, cell(amount, size), orderPrice, levels, created, actions],
  positions: [
    cell(market, side),
    cell(amount, size),
    cell(openPrice, liquidation),
    levels,
    cell(briefProfit, created),
    actions,
  ],
  history: [
    cell(market, side),
    cell(amount, fees),
    cell(openPrice, closePrice),
    reason,
    netResult,
    cell(created, closed),
  ],
}

const ofPositions = [
  cell(amount, size),
  cell(openPrice, marketPrice),
  cell(liquidation, distance),
  levels,
  cell(pnl, onMargin),
  cell(column.net, feesNow),
]

/** With details: all values, in two lines at most. */
const full: Columns = {
  orders: [market, side, state, cell(amount, size), cell(orderPrice, marketPrice), levels, created, actions],
  positions: [market, side, ...ofPositions, created, actions],
  history: [
    market,
    side,
    cell(amount, size),
    cell(openPrice, closePrice),
    reason,
    cell(column.pnl, onMargin),
    cell(byProfit(column.net), fees),
    cell(created, closed),
  ],
}

/** The date of a position moves below its side: one column fewer, and still two lines. */
const fullNarrow: Columns = { ...full, positions: [market, cell(side, created), ...ofPositions, actions] }

/** The same in three lines. */
const fullCompact: Columns = {
  orders: [cell(market, side), state, cell(amount, size), cell(orderPrice, marketPrice), levels, created, actions],
  positions: [
    cell(market, side, created),
    cell(amount, size, feesNow),
    cell(openPrice, marketPrice),
    cell(liquidation, distance),
    levels,
    cell(pnl, onMargin, column.net),
    actions,
  ],
  history: [
    cell(market, side),
    cell(amount, size, fees),
    cell(openPrice, closePrice),
    reason,
    cell(column.pnl, onMargin, byProfit(column.net)),
    cell(created, closed),
  ],
}

/** Columns of each layout and tab. */
export const tableColumns = (hasDetails: boolean): Tables =>
  hasDetails
    ? { table: full, narrow: fullNarrow, compact: fullCompact }
    : { table: calm, narrow: calmNarrow, compact: calmCompact }

const calmCard: Columns = {
  orders: [amount, column.sizeOnCard, orderPrice, state, stopLoss, takeProfit],
  positions: [amount, column.sizeOnCard, openPrice, liquidation, stopLoss, takeProfit],
  history: [amount, openPrice, closePrice, fees, reason],
}

/** The values of a card, in rows of three; head and foot hold the rest. */
export const cardColumns = (hasDetails: boolean): Columns =>
  hasDetails
    ? {
        ...calmCard,
        positions: [
          amount,
          column.sizeOnCard,
          openPrice,
          liquidation,
          distance,
          marketPrice,
          stopLoss,
          takeProfit,
          feesNow,
        ],
      }
    : calmCard
