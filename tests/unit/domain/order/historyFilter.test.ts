import { expect, test } from 'vitest'
import { dayIn, filterCount, filterHistory, NO_FILTER } from '../../../../src/domain/order/historyFilter.ts'
import { position } from '../builders.ts'

const at = (iso: string) => Date.parse(iso)
const trades = [
  position({ orderId: 'a', type: 'LONG', closureType: 'STOP_LOSS', closeDate: at('2025-11-20T23:59:59Z') }),
  position({ orderId: 'b', type: 'SHORT', closureType: 'LIQUIDATION', closeDate: at('2025-11-21T00:00:00Z') }),
  position({ orderId: 'c', type: 'SHORT', market: 'ETH-USDC', closureType: 'STOP_LOSS', closeDate: at('2025-11-22T12:00:00Z') }),
  position({ orderId: 'd', type: 'LONG', market: 'ETH-USDC', closureType: null, closeDate: null }),
]
const shown = (wish: Partial<Record<keyof typeof NO_FILTER, string>>) => filterHistory(trades, { ...NO_FILTER, ...(wish as Partial<typeof NO_FILTER>) }).map(({ orderId }) => orderId)

test('without filters the history is unchanged', () => {
  expect(filterHistory(trades, NO_FILTER)).toBe(trades)
})

test('filters by market, side and reason', () => {
  expect(shown({ market: 'ETH-USDC' })).toEqual(['c', 'd'])
  expect(shown({ side: 'SHORT' })).toEqual(['b', 'c'])
  expect(shown({ reason: 'STOP_LOSS' })).toEqual(['a', 'c'])
})

test('a trade without a reason was closed manually', () => {
  expect(shown({ reason: 'MANUAL' })).toEqual(['d'])
})

test('days are whole UTC days; an order without a date matches none', () => {
  expect(shown({ from: '2025-11-21' })).toEqual(['b', 'c'])
  expect(shown({ to: '2025-11-21' })).toEqual(['a', 'b'])
  expect(shown({ from: '2025-11-21', to: '2025-11-21' })).toEqual(['b'])
})

test('all filters apply together', () => {
  expect(shown({ market: 'ETH-USDC', side: 'SHORT', reason: 'STOP_LOSS' })).toEqual(['c'])
  expect(shown({ market: 'ETH-USDC', side: 'SHORT', to: '2025-11-21' })).toEqual([])
})

test('an invalid day does not filter and does not count', () => {
  for (const text of ['', '2025-11-2', '2025-02-30', '11/21/2025', '21.11.2025', 'x']) {
    expect(dayIn(text)).toBeNull()
    expect(filterHistory(trades, { ...NO_FILTER, from: text, to: text })).toBe(trades)
    expect(filterCount({ ...NO_FILTER, from: text, side: 'LONG' })).toBe(1)
  }
  expect(dayIn(' 2024-02-29 ')).toBe('2024-02-29')
  expect(filterCount({ ...NO_FILTER, from: '2025-11-21', to: '2025-11-22', side: 'LONG' })).toBe(3)
})
