import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DASH,
  formatNumber,
  formatGain,
  formatGainPercent,
  groupThousands,
  formatRate,
  formatMoney,
  formatPrice,
  NBSP,
  formatSignedPercent,
  formatSigned,
  formatWhole,
  formatPercent,
} from '../../../../src/domain/money/format.ts'
import { formatShortGain } from '../../../../src/domain/money/formatShortGain.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, written } from '../builders.ts'

const plain = (text: string) => text.replaceAll(NBSP, ' ')

test.each([
  [formatMoney(d('12480.30714')), '12 480.3071'],
  [formatMoney(d('1250')), '1 250.0000'],
  [formatMoney(d('-4.44352')), '−4.4435'],
  [formatMoney(d('-0.00001')), '0.0000'],
  [formatMoney(d('0.00005')), '0.0001'],
  [formatPrice(d('0'), { pricePrecision: 2 }), DASH],
  [formatPrice(d('67000'), { pricePrecision: 2 }), '67 000.00'],
  [formatSigned(d('32.6774')), '+32.6774'],
  [formatSigned(d('-4.4435')), '−4.4435'],
  [formatWhole(d('50000.4')), '50 000'],
  [formatWhole(d('999.5')), '1 000'],
  [formatSignedPercent(d('184.27')), '+184.27 %'],
  [formatSignedPercent(d('-1.8')), '−1.80 %'],
  [formatSignedPercent(d('0')), '0.00 %'],
  [formatPercent(d('4.5')), '4.50 %'],
  [formatPercent(d('-12.345')), '−12.35 %'],
  [formatRate(d('0.0002')), '0.02'],
  [formatRate(d('0.01')), '1'],
  [formatRate(d('0.000000049')), '0'],
  [formatNumber(d('1e-8')), '0.00000001'],
  [formatNumber(d('67418.250')), '67 418.25'],
  [formatNumber(d('67418.25'), { decimals: 3 }), '67 418.250'],
  [formatNumber(d('0.12345678'), { max: 4 }), '0.1235'],
  [formatNumber(d('5.10'), { max: 4 }), '5.1'],
  [groupThousands('.1234'), '.1234'],
  [groupThousands('1234.'), '1 234.'],
])('a number is shown as %s', (shown, expected) => {
  expect(plain(shown)).toBe(expected)
})

test('a gain shows the sign after rounding: zero has none', () => {
  const gains = ['0.00005', '0.00004', '0', '-0.00004', '-0.00005']
  expect(gains.map((value) => formatGain(d(value)).sign)).toEqual([1, 0, 0, 0, -1])
  expect(['0.005', '-0.004', '-0.005'].map((value) => formatGainPercent(d(value)).sign)).toEqual([1, 0, -1])
})

test('an unknown value is a dash, without a sign', () => {
  const shown = [formatNumber, formatMoney, formatWhole, formatPercent, formatRate].map((show) => show(null))
  expect(shown).toEqual(Array(5).fill(DASH))
  const gains = [formatGain, formatGainPercent, formatShortGain].map((show) => show(null))
  expect(gains).toEqual(Array(3).fill({ sign: null, text: DASH }))
})

test('all numbers use a true minus and no-break spaces between thousands', () => {
  // The largest number of digits that a Decimal accepts.
  const value = fc.bigInt({ min: 1n - 10n ** 30n, max: 10n ** 30n - 1n })
  forAll(value, fc.integer({ min: 0, max: 18 }), (units, places) => {
    const exact = d(written(units, places))
    expect(formatNumber(exact)).toMatch(/^−?\d{1,3}(\u00a0\d{3})*(\.\d+)?$/)
    expect(formatSigned(exact)).toMatch(/^[+−]?\d{1,3}(\u00a0\d{3})*\.\d{4}$/)
    expect(plain(formatNumber(exact)).replaceAll(' ', '').replace('−', '-')).toBe(exact)
  })
})

test('a sign is shown exactly if any digit is not zero', () => {
  forAll(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (units) => {
    const shown = formatSigned(d(written(units, 9)))
    expect(/^[+−]/.test(shown)).toBe(/[1-9]/.test(shown))
  })
})

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

test('an abbreviated gain is never longer than a narrow place allows', () => {
  forAll(amounts({ places: 8 }), (amount) => formatShortGain(amount).text.length <= 9)
})
