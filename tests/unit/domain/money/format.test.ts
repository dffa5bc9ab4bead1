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
import { forAll } from '../../../forAll.ts'
import { d, written } from '../builders.ts'

const plain = (text: string) => text.replaceAll(NBSP, ' ')

test.each([
  [formatMoney(d('12480.30714')), '12 480.3071'],
  [formatMoney(d('1250')), '1 250.0000'],
  [formatPrice(d('0'), { pricePrecision: 2 }), DASH],
  [formatPrice(d('67000'), { pricePrecision: 2 }), '67 000.00'],
  [formatMoney(d('-4.44352')), '−4.4435'],
  [formatMoney(d('-0.00001')), '0.0000'],
  [formatMoney(d('0.00005')), '0.0001'],
  [formatSigned(d('32.6774')), '+32.6774'],
  [formatSigned(d('-4.4435')), '−4.4435'],
  [formatSigned(d('0')), '0.0000'],
  [formatSigned(d('0.00004')), '0.0000'],
  [formatSigned(d('-0.00004')), '0.0000'],
  [formatWhole(d('50000.4')), '50 000'],
  [formatWhole(d('999.5')), '1 000'],
  [formatSignedPercent(d('184.27')), '+184.27 %'],
  [formatSignedPercent(d('-1.8')), '−1.80 %'],
  [formatSignedPercent(d('0')), '0.00 %'],
  [formatNumber(d('1e-8')), '0.00000001'],
  [formatNumber(d('67418.250')), '67 418.25'],
  [formatNumber(d('67418.25'), { decimals: 3 }), '67 418.250'],
  [formatNumber(d('0.12345678'), { max: 4 }), '0.1235'],
  [formatNumber(d('5.10'), { max: 4 }), '5.1'],
])('a number is shown as %s', (shown, expected) => {
  expect(plain(shown)).toBe(expected)
})

test('a gain shows the sign after rounding: zero has none', () => {
  expect(['0.00005', '0.00004', '0', '-0.00004', '-0.00005'].map((value) => formatGain(d(value)).sign)).toEqual([
    1, 0, 0, 0, -1,
  ])
  expect(['0.005', '-0.004', '-0.005'].map((value) => formatGainPercent(d(value)).sign)).toEqual([1, 0, -1])
  expect([formatGain(null), formatGainPercent(null)]).toEqual(Array(2).fill({ sign: null, text: DASH }))
})

test('a rate is shown in percent, with at most four decimals', () => {
  expect(['0.0002', '0.01', '0.00005', '0.000000049', '0'].map((rate) => formatRate(d(rate)))).toEqual([
    '0.02',
    '1',
    '0.005',
    '0',
    '0',
  ])
  expect(formatRate(null)).toBe('–')
})

test('an unknown value is a dash', () => {
  expect([formatNumber, formatMoney, formatSigned, formatWhole, formatSignedPercent].map((show) => show(null))).toEqual(
    Array(5).fill(DASH),
  )
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

test('grouping thousands only adds spaces', () => {
  const unsigned = fc.stringMatching(/^\d{0,30}(\.\d{0,30})?$/)
  forAll(unsigned, (text) => plain(groupThousands(text)).replaceAll(' ', '') === text)
})

test('only the digits before the decimal point are grouped', () => {
  expect([groupThousands('.1234'), groupThousands('1234.'), groupThousands('1234567.12345')].map(plain)).toEqual([
    '.1234',
    '1 234.',
    '1 234 567.12345',
  ])
})

test('a share has two decimals and no plus', () => {
  expect(
    [formatPercent(d('4.5')), formatPercent(d('-12.345')), formatPercent(d('0')), formatPercent(null)].map(plain),
  ).toEqual(['4.50 %', '−12.35 %', '0.00 %', '–'])
})
