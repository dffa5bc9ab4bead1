import { expect, test } from 'vitest'
import { Order } from '../../../../src/api/order.ts'
import { MarketName } from '../../../../src/api/scalars.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { csvFileName, ORDER_CSV_COLUMNS, type OrderNow } from '../../../../src/domain/order/ordersCsv.ts'
import { RESULT_CSV_COLUMNS, tradesOfPeriod } from '../../../../src/domain/results/resultsCsv.ts'
import { csv, type CsvColumn } from '../../../../src/domain/text/csv.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, NOON, position, sentPosition } from '../builders.ts'

const closed = (fields: object = {}) =>
  position({
    orderId: 'a1',
    state: 'CLOSED',
    leverage: 20,
    positionSize: '0.04',
    closePrice: '49000',
    liquidation: '47750',
    stopLoss: '49000',
    pnl: '-39.999',
    feeOpen: '1.2',
    feeClose: '1.176',
    feeFunding: '-0.05',
    closureType: 'STOP_LOSS',
    closeDate: NOON + 90_061_999,
    ...fields,
  })

/** The one row of a file, by its column names. */
function rowOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Record<string, string> {
  const [header = '', line = ''] = csv(columns, rows, 'comma').split('\r\n')
  const cells = line.split(',')
  return Object.fromEntries(header.split(',').map((name, place) => [name, cells[place] ?? '']))
}
const orderRow = (row: OrderNow) => rowOf(ORDER_CSV_COLUMNS, [row])
const resultRow = (order: Order) => rowOf(RESULT_CSV_COLUMNS, tradesOfPeriod([order], 'all', NOON))

test('a closed trade has UTC times, each fee, and both results; among the results also the sum of its fees and the difference', () => {
  const inBoth = {
    market: 'BTC-USDC',
    side: 'LONG',
    leverage: '20',
    margin_kxt: '100',
    entry_price: '50000',
    exit_price: '49000',
    created_utc: '2025-11-21 14:00:00',
    closed_utc: '2025-11-22 15:01:01',
    close_reason: 'STOP_LOSS',
    fee_open_kxt: '1.2',
    fee_close_kxt: '1.176',
    fee_funding_kxt: '-0.05',
    pnl_exchange_kxt: '-39.999',
    pnl_computed_kxt: '-40',
    pnl_net_kxt: '-42.326',
  }
  expect(orderRow({ order: closed(), market: market(), price: d('51000') })).toEqual({
    ...inBoth,
    futures_orders_v1: 'a1',
    state: 'CLOSED',
    size: '0.04',
    size_currency: 'BTC',
    mark_price: '',
    liquidation_price: '47750',
    stop_loss: '49000',
    take_profit: '',
  })
  expect(resultRow(closed())).toEqual({
    ...inBoth,
    futures_results_v1: 'a1',
    fees_kxt: '2.326',
    pnl_difference_kxt: '0.001',
  })
})

test('a position is valued at the current price, less its fees and the estimated closing fee', () => {
  // The exchange's own P&L of an open position is not read with every refresh, and would be old.
  const row = orderRow({ order: position({ feeOpen: '0.6', pnl: '19' }), market: market(), price: d('51000') })
  expect(row).toMatchObject({
    size: '0.02',
    mark_price: '51000',
    exit_price: '',
    closed_utc: '',
    pnl_exchange_kxt: '',
    pnl_computed_kxt: '20',
    pnl_net_kxt: '18.788',
  })
})

test('an unknown value is an empty cell', () => {
  const order = Order.parse(sentPosition())
  const row = orderRow({ order, market: null, price: null })
  const known = ['futures_orders_v1', 'market', 'side', 'state', 'leverage', 'margin_kxt', 'size_currency']
  expect(Object.keys(row).filter((name) => row[name] !== '')).toEqual(known)
})

test('net and fees add up to the computed result, which plus the difference is the exchange’s, in both files', () => {
  forAll(amounts(), amounts(), amounts(), amounts(), (feeOpen, feeClose, feeFunding, pnl) => {
    const order = closed({ feeOpen, feeClose, feeFunding, pnl })
    const row = resultRow(order)
    const of = (name: string) => big(d(row[name]!))
    expect(of('pnl_net_kxt').plus(of('fees_kxt')).eq(of('pnl_computed_kxt'))).toBe(true)
    expect(of('pnl_computed_kxt').plus(of('pnl_difference_kxt')).eq(pnl)).toBe(true)
    expect(of('fees_kxt').eq(big(feeOpen).plus(feeClose).plus(feeFunding))).toBe(true)
    expect(orderRow({ order, market: market(), price: null })['pnl_net_kxt']).toBe(row['pnl_net_kxt'])
  })
})

test('the results have only closed trades of the period that count, the first closed first', () => {
  const day = 86_400_000
  const orders = [
    closed({ orderId: 'today' }),
    closed({ orderId: 'week', closeDate: NOON - 6 * day }),
    closed({ orderId: 'before', closeDate: NOON - 7 * day }),
    closed({ orderId: 'dateless', closeDate: null }),
    closed({ orderId: 'priceless', closePrice: null }),
    position({ orderId: 'open' }),
  ]
  const ids = (period: '7' | 'all') => tradesOfPeriod(orders, period, NOON).map(({ order }) => order.orderId)
  expect(ids('7')).toEqual(['week', 'today'])
  expect(ids('all')).toEqual(['before', 'week', 'today'])
})

test('the file name has the list, the market and the UTC time', () => {
  const named = { list: 'history', market: MarketName.parse('BTC-USDC'), now: NOON }
  expect(csvFileName(named)).toBe('futures-history-BTC-USDC-2025-11-21-1400Z.csv')
  expect(csvFileName({ ...named, market: null })).toBe('futures-history-all-markets-2025-11-21-1400Z.csv')
})
