import { expect, test } from 'vitest'
import { formatShortGain } from '../../../../src/domain/money/formatShortGain.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d } from '../builders.ts'

test.each([
  ['0', '0', 0],
  ['0.004', '0', 0],
  ['-0.5', '−0.50', -1],
  ['12.345', '+12.3', 1],
  ['999.4', '+999', 1],
  ['-999.6', '−1k', -1],
  ['1234.5678', '+1.23k', 1],
  ['-45678901', '−45.7M', -1],
  ['123456789012345678', '+1.23e+17', 1],
] as const)('%s is abbreviated to %s', (value, text, sign) => expect(formatShortGain(d(value))).toEqual({ text, sign }))

test('an unknown one is a dash', () => expect(formatShortGain(null).text).toBe('–'))

test('is never longer than a narrow place allows', () => {
  forAll(amounts({ places: 8 }), (amount) => {
    expect(formatShortGain(amount).text.length).toBeLessThanOrEqual(9)
  })
})
