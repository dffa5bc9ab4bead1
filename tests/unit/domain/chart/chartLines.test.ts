import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import { shownOrders, shownPositions, spanWithLines } from '../../../../src/domain/chart/chartLines.ts'
import { forAll } from '../../../forAll.ts'
import { position } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')

test('only the five newest open positions of the market are drawn', () => {
  const open = [1, 2, 3, 4, 5, 6].map((day) => position({ orderId: `p${day}`, created: Date.UTC(2025, 10, day) }))
  const others = [
    position({ orderId: 'eth', market: 'ETH-USDC' }),
    position({ orderId: 'waits', state: 'NEW' }),
    position({ orderId: 'gone', state: 'CLOSED' }),
  ]
  expect(shownPositions([...others, ...open], BTC).map(({ orderId }) => orderId)).toEqual([
    'p6',
    'p5',
    'p4',
    'p3',
    'p2',
  ])
})

test('pending orders follow the positions', () => {
  const orders = [
    position({ orderId: 'waits', state: 'NEW' }),
    position({ orderId: 'open' }),
    position({ orderId: 'gone', state: 'CLOSED' }),
  ]
  expect(shownOrders(orders, BTC).map(({ orderId }) => orderId)).toEqual(['open', 'waits'])
})

test('near lines extend the visible range, the nearest first, and take at most a third of it', () => {
  const candles = { minValue: 67_400, maxValue: 67_500 }
  expect(spanWithLines(candles, [])).toEqual(candles)
  expect(spanWithLines(candles, [67_451, 67_380, 67_520])).toEqual({ minValue: 67_380, maxValue: 67_520 })
  expect(spanWithLines(candles, [67_350, 67_540])).toEqual({ minValue: 67_400, maxValue: 67_540 })
  expect(spanWithLines({ minValue: 50_000, maxValue: 50_000 }, [])).toEqual({ minValue: 49_990, maxValue: 50_010 })
  const prices = fc.array(fc.double({ min: 60_000, max: 75_000, noNaN: true }))
  forAll(prices, (lines) => {
    const { minValue, maxValue } = spanWithLines(candles, lines)
    expect(minValue).toBeLessThanOrEqual(67_400)
    expect(maxValue).toBeGreaterThanOrEqual(67_500)
    expect(maxValue - minValue).toBeLessThanOrEqual(150)
  })
})
