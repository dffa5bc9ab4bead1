import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartCursor, NO_CURSOR, moveCursor, moveSteps } from '../../../../src/domain/chart/chartCursor.ts'
import { forAll } from '../../../forAll.ts'
import { d } from '../builders.ts'

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

test('the cursor is always on an existing line, for any earlier lines', () => {
  const charts = fc.record({
    times: fc.uniqueArray(fc.nat(9)),
    lines: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
  })
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')
  forAll(fc.array(fc.tuple(keys, charts)), (steps) => {
    let cursor = NO_CURSOR
    for (const [key, shown] of steps) {
      cursor = moveCursor(cursor, key, shown) ?? cursor
      if (cursor.on === 'candle') expect(shown.times).toContain(cursor.time)
      if (cursor.on === 'line') expect(shown.lines).toContain(cursor.id)
      if (cursor.on === 'nothing') expect(/Up|Down/.test(key) ? shown.lines : shown.times).toEqual([])
    }
  })
})

test('an arrow key moves a line one price step, with Shift ten, Page Up and Down one percent but at least a step', () => {
  const steps = (key: string, shiftKey = false) => moveSteps({ key, shiftKey }, d('67000'), 2)
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => steps(key))).toEqual([1, 1, -1, -1])
  expect([steps('ArrowUp', true), steps('ArrowDown', true)]).toEqual([10, -10])
  expect([steps('PageUp'), steps('PageDown')]).toEqual([67_000, -67_000])
  expect(moveSteps({ key: 'PageUp', shiftKey: false }, d('20'), 0)).toBe(1)
})

test('other keys do nothing', () => {
  for (const key of ['a', 'Tab', 'Enter', 'Escape']) {
    expect(moveCursor(NO_CURSOR, key, chart)).toBeNull()
    expect(moveSteps({ key, shiftKey: false }, d('67000'), 2)).toBeNull()
  }
})
