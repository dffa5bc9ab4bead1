import { expect, test } from 'vitest'
import { Order } from '../../../../src/api/order.ts'
import { MarketName } from '../../../../src/api/scalars.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { csvFileName, ORDER_CSV_COLUMNS, type OrderNow } from '../../../../src/domain/order/ordersCsv.ts'
import { csv } from '../../../../src/domain/text/csv.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, NOON, position } from '../builders.ts'

const closed = position({
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
})

/** The one row of a file, by its column names. */
function rowOf(row: OrderNow): Record<string, string> {
  const [header = '', line = ''] = csv(ORDER_CSV_COLUMNS, [row], 'comma').split('\r\n')
  const cells = line.split(',')
  return Object.fromEntries(header.split(',').map((name, place) => [name, cells[place] ?? '']))
}

test('a closed trade has UTC times, each fee, and both results', () => {
  expect(rowOf({ order: closed, market: market(), price: d('51000') })).toEqual({
    futures_orders_v1: 'a1',
    market: 'BTC-USDC',
    side: 'LONG',
    state: 'CLOSED',
    leverage: '20',
    margin_kxt: '100',
    size: '0.04',
    size_currency: 'BTC',
    entry_price: '50000',
    exit_price: '49000',
    mark_price: '',
    liquidation_price: '47750',
    stop_loss: '49000',
    take_profit: '',
    created_utc: '2025-11-21 14:00:00',
    closed_utc: '2025-11-22 15:01:01',
    close_reason: 'STOP_LOSS',
    fee_open_kxt: '1.2',
    fee_close_kxt: '1.176',
    fee_funding_kxt: '-0.05',
    pnl_exchange_kxt: '-39.999',
    pnl_computed_kxt: '-40',
    pnl_net_kxt: '-42.326',
  })
})

test('a position is valued at the current price, less its fees and the estimated closing fee', () => {
  // The exchange's own P&L of an open position is not read with every refresh, and would be old.
  const row = rowOf({ order: position({ feeOpen: '0.6', pnl: '19' }), market: market(), price: d('51000') })
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
  const order = Order.parse({
    orderId: '9',
    type: 'SHORT',
    state: 'ACTIVE',
    market: 'OLD-USDC',
    amount: '1',
    leverage: 10,
  })
  const row = rowOf({ order, market: null, price: null })
  const known = ['futures_orders_v1', 'market', 'side', 'state', 'leverage', 'margin_kxt', 'size_currency']
  expect(Object.keys(row).filter((name) => row[name] !== '')).toEqual(known)
})

test('amounts are written with all digits', () => {
  forAll(amounts({ places: 18 }), amounts({ places: 18 }), amounts({ places: 18 }), (amount, feeOpen, feeFunding) => {
    const row = rowOf({ order: position({ amount, feeOpen, feeFunding }), market: market(), price: null })
    expect([row['margin_kxt'], row['fee_open_kxt'], row['fee_funding_kxt']]).toEqual([amount, feeOpen, feeFunding])
  })
})

test('the net result of a closed trade is the computed one less all fees', () => {
  forAll(amounts(), amounts(), amounts(), (feeOpen, feeClose, feeFunding) => {
    const row = rowOf({ order: { ...closed, feeOpen, feeClose, feeFunding }, market: market(), price: null })
    expect(big(d(row['pnl_net_kxt']!)).plus(feeOpen).plus(feeClose).plus(feeFunding).eq(row['pnl_computed_kxt']!)).toBe(
      true,
    )
  })
})

test('the file name has the list, the market and the UTC time', () => {
  const named = { list: 'history', market: MarketName.parse('BTC-USDC'), now: NOON }
  expect(csvFileName(named)).toBe('futures-history-BTC-USDC-2025-11-21-1400Z.csv')
  expect(csvFileName({ ...named, market: null })).toBe('futures-history-all-markets-2025-11-21-1400Z.csv')
})
