import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import * as column from './orderColumns.tsx'
import type { OrderColumn } from './orderColumns.tsx'

type Columns = Record<OrderTab, readonly OrderColumn[]>

/** One cell of several lines: groups related values and makes the row narrower. */
const cell = (top: OrderColumn, ...below: OrderColumn[]): OrderColumn => {
  const [next, ...rest] = below
  return next ? { ...top, below: cell(next, ...rest) } : top
}

const { market, side, state, amount, size, openPrice, orderPrice, markPrice, closePrice, liquidation, distance, stopLoss, takeProfit } = column
const { profit, onMargin, net, fees, feesNow, reason, created, closed, actions, briefActions } = column
const levels = cell(stopLoss, takeProfit)

/** Columns of each tab, from left to right, two lines at most. */
export const TABLE_COLUMNS: Columns = {
  orders: [market, side, state, cell(amount, size), cell(orderPrice, markPrice), levels, created, actions],
  positions: [market, side, cell(amount, size), cell(openPrice, markPrice), cell(liquidation, distance), levels, cell(profit, onMargin), cell(net, feesNow), created, actions],
  history: [market, side, cell(amount, size), cell(openPrice, closePrice), reason, cell(profit, onMargin), cell(net, fees), cell(created, closed)],
}

/** The same in three lines: beside the rail of a small window the table has little room. */
export const COMPACT_COLUMNS: Columns = {
  orders: [cell(market, side), state, cell(amount, size), cell(orderPrice, markPrice), levels, created, briefActions],
  positions: [cell(market, side, created), cell(amount, size, feesNow), cell(openPrice, markPrice), cell(liquidation, distance), levels, cell(profit, onMargin, net), briefActions],
  history: [cell(market, side), cell(amount, size, fees), cell(openPrice, closePrice), reason, cell(profit, onMargin, net), cell(created, closed)],
}

/** The values of a card, in rows of three; its head and foot hold the rest. */
export const CARD_COLUMNS: Columns = {
  orders: [amount, column.sizeOnCard, orderPrice, state, stopLoss, takeProfit],
  positions: [amount, column.sizeOnCard, openPrice, liquidation, distance, markPrice, stopLoss, takeProfit, feesNow],
  history: [amount, openPrice, closePrice, fees, reason],
}
