import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { RESULT_CSV_COLUMNS, tradesOfPeriod } from '../../../../src/domain/results/resultsCsv.ts'
import { csv } from '../../../../src/domain/text/csv.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON, position } from '../builders.ts'

const closed = (fields: object = {}) =>
  position({
    state: 'CLOSED',
    closePrice: '49000',
    pnl: '-19.9',
    feeOpen: '0.6',
    feeClose: '0.588',
    feeFunding: '-0.01',
    closureType: 'STOP_LOSS',
    closeDate: NOON,
    ...fields,
  })

function rowsOf(orders: Order[]): Record<string, string>[] {
  const [header = '', ...lines] = csv(RESULT_CSV_COLUMNS, tradesOfPeriod(orders, 'all', NOON), 'comma')
    .trimEnd()
    .split('\r\n')
  return lines.map((line) =>
    Object.fromEntries(header.split(',').map((name, place) => [name, line.split(',')[place] ?? ''])),
  )
}

test('a trade has every fee and their sum, both results with their difference, and the net result', () => {
  expect(rowsOf([closed()])).toEqual([
    {
      futures_results_v1: '1',
      market: 'BTC-USDC',
      side: 'LONG',
      leverage: '10',
      margin_kxt: '100',
      entry_price: '50000',
      exit_price: '49000',
      created_utc: '2025-11-21 14:00:00',
      closed_utc: '2025-11-21 14:00:00',
      close_reason: 'STOP_LOSS',
      fee_open_kxt: '0.6',
      fee_close_kxt: '0.588',
      fee_funding_kxt: '-0.01',
      fees_kxt: '1.178',
      pnl_exchange_kxt: '-19.9',
      pnl_computed_kxt: '-20',
      pnl_difference_kxt: '0.1',
      pnl_net_kxt: '-21.178',
    },
  ])
})

test('has only closed trades of the period that count, the first closed first', () => {
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

test('net and fees add up to the computed result, which plus the difference is the exchange’s', () => {
  forAll(amounts(), amounts(), amounts(), amounts(), (feeOpen, feeClose, feeFunding, pnl) => {
    const [row = {}] = rowsOf([closed({ feeOpen, feeClose, feeFunding, pnl })])
    const of = (name: string) => big(d(row[name]!))
    expect(of('pnl_net_kxt').plus(of('fees_kxt')).eq(of('pnl_computed_kxt'))).toBe(true)
    expect(of('pnl_computed_kxt').plus(of('pnl_difference_kxt')).eq(pnl)).toBe(true)
    expect(of('fees_kxt').eq(big(feeOpen).plus(feeClose).plus(feeFunding))).toBe(true)
  })
})
