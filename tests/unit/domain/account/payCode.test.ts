import { expect, test } from 'vitest'
import { digitsOf, hasTooManyDigits, isPayCode, shownPayCode } from '../../../../src/domain/account/payCode.ts'

test.each([
  [' 482 913 ', '482913', '482 913', true],
  ['482\u00a0913', '482913', '482 913', true],
  ['4829137', '482913', '482 913', true],
  ['4829', '4829', '482 9', false],
  ['482', '482', '482', false],
  ['٣٤٥٦٧٨', '', '', false],
])('%j is the code %j, displayed as %j', (typed, code, shown, complete) => {
  expect(digitsOf(typed)).toBe(code)
  expect(shownPayCode(code)).toBe(shown)
  expect(isPayCode(code)).toBe(complete)
  expect(digitsOf(shown)).toBe(code)
})

test('seven digits are too many, however they are written', () => {
  expect(['482 913', '4829137', '482-913-7', ''].map(hasTooManyDigits)).toEqual([false, true, true, false])
})

test('only six digits are a valid code', () => {
  expect(['48291a', '48 291', '48291３', '48291'].map(isPayCode)).toEqual([false, false, false, false])
})
