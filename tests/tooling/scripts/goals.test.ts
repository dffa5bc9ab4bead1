import { expect, test } from 'vitest'
import { isMet, regressions } from '../../../bench/goals.ts'

test('a goal limits the value or, with x, its ratio to the baseline', () => {
  expect(isMet('<= 9', 9, 3)).toBe(true)
  expect(isMet('<= 9', 9.1, 3)).toBe(false)
  expect(isMet('<= 1.4 x', 768, 0.95)).toBe(true)
  expect(isMet('<= 1.4 x', 768, 1.41)).toBe(false)
  expect(isMet('0', 0.01, 1)).toBe(false)
})

test('without a goal there is nothing to meet', () => {
  expect(isMet('', 9, 3)).toBeNull()
})

test('only a goal that had been met can be missed', () => {
  expect(regressions(['fonts, kB', 'initial JS, brotli kB (floor)'])).toEqual(['fonts, kB'])
})
