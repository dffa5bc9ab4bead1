import type { OrderTab } from '../../domain/orderTabs.ts'
import * as column from './orderColumns.tsx'
import type { OrderColumn } from './orderColumns.tsx'
import type { OrdersLayout } from './useTableFits.ts'

type Columns = Record<OrderTab, readonly OrderColumn[]>

/** One cell of several lines: groups related values and makes the row narrower. */
const cell = (top: OrderColumn, ...below: OrderColumn[]): OrderColumn => {
  const [next, ...rest] = below
  return next ? { ...top, below: cell(next, ...rest) } : top
}

const { market, side, state, amount, size, openPrice, orderPrice, markPrice, closePrice, liquidation, distance, stopLoss, takeProfit } = column
const { profit, onMargin, net, fees, feesNow, reason, created, closed, actions, briefActions } = column
const levels = cell(stopLoss, takeProfit)

const ofPositions = [cell(amount, size), cell(openPrice, markPrice), cell(liquidation, distance), levels, cell(profit, onMargin), cell(net, feesNow)]

/** Columns of each tab, from left to right, two lines at most. */
const table: Columns = {
  orders: [market, side, state, cell(amount, size), cell(orderPrice, markPrice), levels, created, actions],
  positions: [market, side, ...ofPositions, created, actions],
  history: [market, side, cell(amount, size), cell(openPrice, closePrice), reason, cell(profit, onMargin), cell(net, fees), cell(created, closed)],
}

/** The date of a position below its side: the width of a column less, and still two lines. */
const narrow: Columns = { ...table, positions: [market, cell(side, created), ...ofPositions, actions] }

/** The same in three lines: beside the rail of a small window the table has little room. */
const compact: Columns = {
  orders: [cell(market, side), state, cell(amount, size), cell(orderPrice, markPrice), levels, created, briefActions],
  positions: [cell(market, side, created), cell(amount, size, feesNow), cell(openPrice, markPrice), cell(liquidation, distance), levels, cell(profit, onMargin, net), briefActions],
  history: [cell(market, side), cell(amount, size, fees), cell(openPrice, closePrice), reason, cell(profit, onMargin, net), cell(created, closed)],
}

export const TABLE_COLUMNS: Record<Exclude<OrdersLayout, 'cards'>, Columns> = { table, narrow, compact }

/** The values of a card, in rows of three; its head and foot hold the rest. */
export const CARD_COLUMNS: Columns = {
  orders: [amount, column.sizeOnCard, orderPrice, state, stopLoss, takeProfit],
  positions: [amount, column.sizeOnCard, openPrice, liquidation, distance, markPrice, stopLoss, takeProfit, feesNow],
  history: [amount, openPrice, closePrice, fees, reason],
}
