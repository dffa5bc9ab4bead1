import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  big,
  compare,
  decimal,
  divide,
  fromUnits,
  isPositive,
  isSame,
  percentFrom,
  proportion,
  roundDown,
  roundHalfUp,
  units as toUnits,
  ZERO,
} from '../../../../src/domain/money/decimal.ts'
import { forSoMany } from '../../../forAll.ts'
import { size } from '../../../proofs/reliability/figure.ts'
import { d, written } from '../builders.ts'

/** Reliability R11. */
const CASES = size(5_000, 1_000_000)

const units = fc.bigInt({ min: -(10n ** 28n), max: 10n ** 28n })
const dividend = fc.bigInt({ min: 0n, max: 10n ** 20n })
const divisor = fc.bigInt({ min: 1n, max: 10n ** 12n })
const places = fc.integer({ min: 0, max: 18 })

test('rounding down matches integer arithmetic, for every precision', () => {
  forSoMany(CASES)(units, places, places, (value, scale, precision) => {
    const step = 10n ** BigInt(Math.max(0, scale - precision))
    const cut = (value / step) * step
    expect(roundDown(d(written(value, scale)), precision)).toBe(written(cut, scale))
  })
})

test('a proportion in units has the digits of the decimal library', () => {
  forSoMany(CASES)(units, units, dividend, divisor, places, (a, b, c, by, scale) => {
    const [x, y, z, over] = [a, b, c, by].map((digits) => d(written(digits, scale)))
    const inUnits = proportion([toUnits(x!), toUnits(y!), toUnits(z!)], toUnits(over!))
    expect(fromUnits(inUnits)).toBe(roundHalfUp(divide(big(x!).times(y!).times(z!), over!)))
    expect(fromUnits(toUnits(x!) + toUnits(y!))).toBe(decimal(big(x!).plus(y!)))
  })
})

test('a rounded division is as exact as an infinite one', () => {
  forSoMany(CASES)(dividend, divisor, places, (a, b, digits) => {
    const scaled = a * 10n ** BigInt(digits)
    const [down, halfUp] = [scaled / b, (2n * scaled + b) / (2n * b)]
    const result = divide(big(d(String(a))), d(String(b)))
    expect(roundDown(decimal(result), digits)).toBe(written(down, digits))
    expect(roundHalfUp(result, digits)).toBe(written(halfUp, digits))
  })
})

test('a number is written with plain digits, never with an exponent', () => {
  expect(decimal(big(d('1e-8')))).toBe('0.00000001')
  expect(decimal(big(d('1e21')))).toBe('1000000000000000000000')
})

test('there is no minus zero', () => {
  expect(decimal(big(ZERO).times(-1))).toBe('0')
  expect(roundDown(d('-0.00001'), 4)).toBe('0')
  expect(roundHalfUp(big(d('-0.00001')), 4)).toBe('0')
})

test('numbers compare by value, in any notation; unknown equals only unknown', () => {
  expect([compare(d('10'), d('9.5')), compare(d('1.50'), d('1.5')), compare(d('-2'), d('1'))]).toEqual([1, 0, -1])
  expect([isSame(d('60000'), d('60000.00')), isSame(d('60000'), d('60000.01'))]).toEqual([true, false])
  expect([isSame(null, null), isSame(d('0'), null), isSame(null, d('0'))]).toEqual([true, false, false])
})

test('zero is not positive', () => {
  expect(['0.00', '-1', '0.00000001'].map((digits) => isPositive(d(digits)))).toEqual([false, false, true])
})

test('a distance is in percent of the base, negative below it; unknown without a base above zero', () => {
  expect(percentFrom(d('49000'), d('50000'))).toBe('-2')
  expect(percentFrom(d('51250'), d('50000'))).toBe('2.5')
  expect([percentFrom(d('1'), d('0')), percentFrom(null, d('1'))]).toEqual([null, null])
  expect(percentFrom(d('1'), null)).toBeNull()
})
