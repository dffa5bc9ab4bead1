import { expect, test } from 'vitest'
import { FONTS } from '../../../gallery/chart/saved/text.ts'
import { scalesIn, scrolledTo } from '../../../gallery/chart/useFit.ts'

const pane = { width: 576, height: 426 }
const smallest = Math.min(...Object.values(FONTS).map(({ size }) => size))

test('a chart that is readable as a whole is shown as a whole at first, and never enlarged', () => {
  const { whole, first } = scalesIn(pane, { width: 680, height: 500 })
  expect(whole).toBeCloseTo(0.847)
  expect(first).toBe(whole)
  expect(scalesIn(pane, { width: 300, height: 200 })).toEqual({ whole: 1, first: 1 })
})

test('a chart with text below 10 px is shown in part at first', () => {
  const { whole, first } = scalesIn(pane, { width: 2_300, height: 2_100 })
  expect(whole * smallest).toBeLessThan(10)
  expect(first * smallest).toBeCloseTo(10)
})

test('a state out of sight is brought to the middle, and one in sight moves nothing', () => {
  const state = { x: 1_500, y: 900, width: 150, height: 60 }
  const size = { clientWidth: 600, clientHeight: 450 }
  const middle = scrolledTo(state, { ...size, scrollLeft: 0, scrollTop: 0 })
  expect(middle).toEqual({ scrollLeft: 1_275, scrollTop: 705 })
  expect(scrolledTo(state, { ...size, ...middle })).toEqual(middle)
  const near = { scrollLeft: 1_490, scrollTop: 890 }
  expect(scrolledTo(state, { ...size, ...near })).toEqual(near)
})
