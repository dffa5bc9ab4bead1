import { expect, test } from 'vitest'
import { centreOn, firstViewport, isSeen, fitWhole } from '../../../gallery/chart/viewport.ts'
import { FONTS } from '../../../gallery/chart/saved/text.ts'

const pane = { width: 600, height: 450 }
const state = { x: 1_500, y: 900, width: 150, height: 60 }

test('a chart that is readable as a whole is shown as a whole at first', () => {
  const drawing = { width: 680, height: 500 }
  expect(firstViewport(drawing, { ...state, x: 600, y: 400 }, pane)).toEqual(fitWhole(drawing, pane))
  expect(fitWhole(drawing, pane).scale).toBeCloseTo(0.847)
  expect(fitWhole({ width: 300, height: 200 }, pane).scale).toBe(1)
})

test('a chart with text below 10 px shows the relevant state at first', () => {
  const drawing = { width: 2_300, height: 2_100 }
  const sight = firstViewport(drawing, state, pane)
  expect(sight.scale * Math.min(...Object.values(FONTS).map(({ size }) => size))).toBeCloseTo(10)
  expect(isSeen(sight, state, pane)).toBe(true)
  expect(isSeen(firstViewport(drawing, { ...state, x: 0, y: 0 }, pane), state, pane)).toBe(false)
  expect(firstViewport(drawing, null, pane)).toEqual(fitWhole(drawing, pane))
})

test('a drawing cannot be moved beyond its edge', () => {
  const { x, y } = centreOn({ ...state, x: 0, y: 0 }, { width: 2_300, height: 2_100 }, pane, 1)
  expect([x, y]).toEqual([12, 12])
})
