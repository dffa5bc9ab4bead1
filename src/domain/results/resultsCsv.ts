import type { Order } from '../../api/order.ts'
import { decimal } from '../money/decimal.ts'
import { numberCell, utcCell } from '../order/ordersCsv.ts'
import { ordersByTab } from '../order/orderTabs.ts'
import type { CsvColumn } from '../text/csv.ts'
import { type Period, periodStart } from './period.ts'
import { byClosing, type Trade, tradeOf } from './trade.ts'

/** The trades that count in a period, by closing. */
export function tradesOfPeriod(orders: readonly Order[], period: Period, now: number): Trade[] {
  const from = periodStart(period, now)
  const trades = ordersByTab(orders).history.flatMap((order) => tradeOf(order) ?? [])
  return trades.filter(({ closedAt }) => from === null || closedAt >= from).sort(byClosing)
}

/** The file's name and version, as the header of its first column. A changed column or meaning needs a new version. */
const RESULTS_CSV = 'futures_results_v1'

/** Columns of a file of results: one row per trade. Money in KXT. docs/integrators/csv.md */
export const RESULT_CSV_COLUMNS: readonly CsvColumn<Trade>[] = [
  { name: RESULTS_CSV, cell: ({ order }) => order.orderId },
  { name: 'market', cell: ({ order }) => order.market },
  { name: 'side', cell: ({ order }) => order.type },
  { name: 'leverage', cell: ({ order }) => numberCell(order.leverage) },
  { name: 'margin_kxt', cell: ({ order }) => numberCell(order.amount) },
  { name: 'entry_price', cell: ({ order }) => numberCell(order.startPrice) },
  { name: 'exit_price', cell: ({ order }) => numberCell(order.closePrice) },
  { name: 'created_utc', cell: ({ order }) => utcCell(order.created) },
  { name: 'closed_utc', cell: ({ closedAt }) => utcCell(closedAt) },
  { name: 'close_reason', cell: ({ order }) => order.closureType },
  { name: 'fee_open_kxt', cell: ({ order }) => numberCell(order.feeOpen) },
  { name: 'fee_close_kxt', cell: ({ order }) => numberCell(order.feeClose) },
  { name: 'fee_funding_kxt', cell: ({ order }) => numberCell(order.feeFunding) },
  { name: 'fees_kxt', cell: ({ fees }) => numberCell(decimal(fees)) },
  { name: 'pnl_exchange_kxt', cell: ({ order }) => numberCell(order.pnl) },
  { name: 'pnl_computed_kxt', cell: ({ gross }) => numberCell(decimal(gross)) },
  { name: 'pnl_difference_kxt', cell: ({ difference }) => numberCell(difference && decimal(difference)) },
  { name: 'pnl_net_kxt', cell: ({ net }) => numberCell(decimal(net)) },
]
