import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal, Instant, MarketName } from '../../api/scalars.ts'
import { baseAsset } from '../market/market.ts'
import type { CsvCell, CsvColumn } from '../text/csv.ts'
import { netProfit, sizeOf } from './netProfit.ts'
import { orderTab } from './orderTabs.ts'
import { profit } from './profit.ts'

/** An order, its market, and that market's price at the time of export; null if unknown. */
export interface OrderNow {
  order: Order
  market: Market | null
  price: Decimal | null
}

export const numberCell = (value: Decimal | null): CsvCell => value && { number: value }

/** '2025-11-21 14:00:00', in UTC: ISO 8601 as spreadsheets parse it. */
export const utcCell = (at: Instant | null): CsvCell => at && new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** Only trades that are not closed are valued at the current price. */
const marketPrice = ({ order, price }: OrderNow) => (orderTab(order) === 'history' ? null : price)

/** The exchange's P&L, of closed orders only: a refresh does not read it of open ones, so theirs may be an hour old. */
const exchangeProfit = ({ order }: OrderNow) => (orderTab(order) === 'history' ? order.pnl : null)

/** The file's name and version, as the header of its first column. A changed column or meaning needs a new version. */
const ORDERS_CSV = 'futures_orders_v1'

/** Columns of a file of orders, positions or history. Money in KXT; P&L before fees, except the net one. docs/integrators/csv.md */
export const ORDER_CSV_COLUMNS: readonly CsvColumn<OrderNow>[] = [
  { name: ORDERS_CSV, cell: ({ order }) => order.orderId },
  { name: 'market', cell: ({ order }) => order.market },
  { name: 'side', cell: ({ order }) => order.type },
  { name: 'state', cell: ({ order }) => order.state },
  { name: 'leverage', cell: ({ order }) => numberCell(order.leverage) },
  { name: 'margin_kxt', cell: ({ order }) => numberCell(order.amount) },
  { name: 'size', cell: ({ order }) => numberCell(sizeOf(order)) },
  { name: 'size_currency', cell: ({ order }) => baseAsset(order.market) },
  { name: 'entry_price', cell: ({ order }) => numberCell(order.startPrice) },
  { name: 'exit_price', cell: ({ order }) => numberCell(order.closePrice) },
  { name: 'mark_price', cell: (row) => numberCell(marketPrice(row)) },
  { name: 'liquidation_price', cell: ({ order }) => numberCell(order.liquidation) },
  { name: 'stop_loss', cell: ({ order }) => numberCell(order.stopLoss) },
  { name: 'take_profit', cell: ({ order }) => numberCell(order.takeProfit) },
  { name: 'created_utc', cell: ({ order }) => utcCell(order.created) },
  { name: 'closed_utc', cell: ({ order }) => utcCell(order.closeDate) },
  { name: 'close_reason', cell: ({ order }) => order.closureType },
  { name: 'fee_open_kxt', cell: ({ order }) => numberCell(order.feeOpen) },
  { name: 'fee_close_kxt', cell: ({ order }) => numberCell(order.feeClose) },
  { name: 'fee_funding_kxt', cell: ({ order }) => numberCell(order.feeFunding) },
  { name: 'pnl_exchange_kxt', cell: (row) => numberCell(exchangeProfit(row)) },
  { name: 'pnl_computed_kxt', cell: ({ order, price }) => numberCell(profit(order, price)) },
  { name: 'pnl_net_kxt', cell: ({ order, price, market }) => numberCell(netProfit(order, price, market)) },
]

interface Named {
  /** The content in a word: 'history'. */
  list: string
  /** Null for all markets. */
  market: MarketName | null
  /** The time of export, epoch ms. */
  now: number
}

/** 'futures-history-BTC-USDC-2025-11-21-1400Z.csv' */
export function csvFileName({ list, market, now }: Named): string {
  const minute = new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return `${['futures', list, market ?? 'all-markets', `${minute}Z`].join('-')}.csv`
}
