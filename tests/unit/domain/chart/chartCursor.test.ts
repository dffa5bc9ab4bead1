import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartCursor, NO_CURSOR, moveCursor } from '../../../../src/domain/chart/chartCursor.ts'
import { forAll } from '../../../forAll.ts'

const chart = { times: [60, 120, 180], lines: ['high', 'middle', 'low'] }
const walk = (...keys: string[]) =>
  keys.reduce<ChartCursor>((cursor, key) => moveCursor(cursor, key, chart) ?? cursor, NO_CURSOR)

test('left and right step through the candles, starting at the newest', () => {
  expect(walk('ArrowLeft')).toEqual({ on: 'candle', time: 180 })
  expect(walk('ArrowRight')).toEqual({ on: 'candle', time: 180 })
  expect(walk('ArrowLeft', 'ArrowLeft')).toEqual({ on: 'candle', time: 120 })
  expect(walk('Home', 'ArrowLeft')).toEqual({ on: 'candle', time: 60 })
  expect(walk('Home', 'End', 'ArrowRight')).toEqual({ on: 'candle', time: 180 })
})

test('down steps through the lines from the highest, up from the lowest', () => {
  expect(walk('ArrowDown')).toEqual({ on: 'line', id: 'high' })
  expect(walk('ArrowUp')).toEqual({ on: 'line', id: 'low' })
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual({ on: 'line', id: 'low' })
})

test('other keys do nothing', () => {
  for (const key of ['a', 'Tab', 'Enter', 'Escape']) expect(moveCursor(NO_CURSOR, key, chart)).toBeNull()
})

test('the cursor is always on an existing line, for any earlier lines', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')
  const charts = fc.record({
    times: fc.uniqueArray(fc.nat(9)),
    lines: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
  })
  forAll(fc.array(fc.tuple(keys, charts)), (steps) => {
    let cursor = NO_CURSOR
    for (const [key, shown] of steps) {
      cursor = moveCursor(cursor, key, shown) ?? cursor
      if (cursor.on === 'candle') expect(shown.times).toContain(cursor.time)
      if (cursor.on === 'line') expect(shown.lines).toContain(cursor.id)
      if (cursor.on === 'nothing')
        expect(
          key.startsWith('Arrow') && key !== 'ArrowLeft' && key !== 'ArrowRight' ? shown.lines : shown.times,
        ).toEqual([])
    }
  })
})
