import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { big, compare, ZERO } from '../../../../src/domain/money/decimal.ts'
import {
  isWrongSide,
  type LevelBasis,
  levelPrice,
  type LevelText,
  levelTextProblem,
} from '../../../../src/domain/order-form/level.ts'
import { pnlBetween } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, written } from '../builders.ts'

const basis = (fields: Partial<LevelBasis> = {}): LevelBasis => ({
  side: 'LONG',
  entry: d('50000'),
  amount: d('100'),
  leverage: 10,
  pricePrecision: 2,
  ...fields,
})
const percent = (text: string): LevelText => ({ text, unit: 'percent' })

test('a stop of 2 % is below the entry for a LONG and above it for a SHORT, a target the other way round', () => {
  const prices = (['LONG', 'SHORT'] as const).map((side) => [
    levelPrice('stopLoss', percent('2'), basis({ side })),
    levelPrice('takeProfit', percent('2'), basis({ side })),
  ])
  expect(prices).toEqual([
    ['49000', '51000'],
    ['51000', '49000'],
  ])
})

test('KXT and return on margin result in the same distance', () => {
  expect(levelPrice('stopLoss', { text: '20', unit: 'money' }, basis())).toBe('49000')
  expect(levelPrice('stopLoss', { text: '20', unit: 'return' }, basis())).toBe('49000')
  expect(levelPrice('stopLoss', { text: '20', unit: 'money' }, basis({ amount: d('200') }))).toBe('49500')
  expect(levelPrice('stopLoss', { text: '20', unit: 'return' }, basis({ amount: d('200') }))).toBe('49000')
  expect(levelPrice('stopLoss', { text: '20', unit: 'return' }, basis({ leverage: d('100') }))).toBe('49900')
})

test('a price is taken as typed, on either side of the entry', () => {
  for (const text of ['49000', '51000.5', '0.01'])
    expect(levelPrice('stopLoss', { text, unit: 'price' }, basis())).toBe(text)
})

test('a price is rounded in favour of the position', () => {
  const third = (level: 'stopLoss' | 'takeProfit', side: 'LONG' | 'SHORT') =>
    levelPrice(level, percent('1'), basis({ side, entry: d('33.33') }))
  // 32.9967 and 33.6633 exactly.
  expect([third('stopLoss', 'LONG'), third('takeProfit', 'LONG')]).toEqual(['33', '33.67'])
  expect([third('stopLoss', 'SHORT'), third('takeProfit', 'SHORT')]).toEqual(['33.66', '32.99'])
})

test('there is no price if empty, unknown, too close or too far', () => {
  expect(levelPrice('stopLoss', percent(''), basis())).toBeNull()
  expect(levelPrice('stopLoss', percent('2'), basis({ entry: null }))).toBeNull()
  expect(levelPrice('stopLoss', percent('2'), basis({ entry: ZERO }))).toBeNull()
  expect(levelPrice('stopLoss', { text: '20', unit: 'money' }, basis({ amount: null }))).toBeNull()
  expect(levelPrice('stopLoss', { text: '20', unit: 'money' }, basis({ amount: ZERO }))).toBeNull()
  expect(levelPrice('stopLoss', percent('0.00001'), basis())).toBeNull()
  expect(levelPrice('stopLoss', percent('100'), basis())).toBeNull()
  expect(levelPrice('stopLoss', percent('100'), basis({ side: 'SHORT' }))).toBe('100000')
})

test('its error is for the requested side, at the current price', () => {
  const wrong = (text: string, fields: Partial<LevelBasis> = {}, price = '50000') =>
    levelTextProblem('stopLoss', percent(text), { ...basis(fields), price: d(price) })?.kind
  expect(wrong('')).toBeUndefined()
  expect(wrong('2')).toBeUndefined()
  expect(wrong('.')).toBe('required')
  expect(wrong('0')).toBe('notPositive')
  expect(wrong('2.123456789')).toBe('tooPrecise')
  expect(wrong('0.00001')).toBe('tooClose')
  expect(wrong('100')).toBe('tooFar')
  expect(wrong('100', { side: 'SHORT' })).toBeUndefined()
  expect(wrong('2', { entry: null })).toBeUndefined()
  expect(wrong('2', {}, '48000'), 'the market has passed it').toBe('wrongSide')
})

const place = fc.integer({ min: 0, max: 8 })
const bases = fc.record<LevelBasis>({
  side: fc.constantFrom('LONG', 'SHORT'),
  entry: amounts({ places: 6, positive: true }),
  amount: amounts({ places: 4, positive: true }),
  leverage: fc.constantFrom(...LEVERAGES),
  pricePrecision: place,
})
const texts = fc
  .oneof(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map((units) => written(units, 8))
const units = fc.constantFrom('percent', 'money', 'return')
const levels = fc.constantFrom('stopLoss', 'takeProfit')

test('for any input the price is on its side with the market’s decimals, or there is none', () => {
  forAll(levels, texts, units, bases, (level, text, unit, at) => {
    const price = levelPrice(level, { text, unit }, at)
    const problem = levelTextProblem(level, { text, unit }, { ...at, price: at.entry })
    expect(price === null).toBe(problem !== null)
    if (price === null) return
    expect(isWrongSide(level, price, at.side, at.entry ?? ZERO)).toBe(false)
    expect(big(price).gt(0)).toBe(true)
    expect(big(price).round(at.pricePrecision, 0).eq(price)).toBe(true)
  })
})

test('a stop never loses more than typed, a target never gains less, both within one price step', () => {
  forAll(levels, texts, bases, (level, text, at) => {
    const price = levelPrice(level, { text, unit: 'money' }, at)
    fc.pre(price !== null && at.amount !== null)
    const typed = big(d(text)).times(level === 'stopLoss' ? -1 : 1)
    const result = (of: typeof price) =>
      big(pnlBetween({ type: at.side, amount: at.amount ?? ZERO, leverage: at.leverage as 10 }, at.entry, of) ?? ZERO)
    expect(result(price).gte(typed)).toBe(true)
    const step = big(d('1'))
      .div(big(d('1')).times(10).pow(at.pricePrecision))
      .times(at.side === 'LONG' ? -1 : 1)
    const worse = big(price ?? ZERO).plus(step)
    if (worse.gt(0)) expect(result(d(worse.toFixed())).lte(typed)).toBe(true)
  })
})

test('a larger value results in a more distant price', () => {
  forAll(levels, texts, texts, units, bases, (level, one, other, unit, at) => {
    const [less, more] = big(d(one)).lte(other) ? [one, other] : [other, one]
    const [near, far] = [less, more].map((text) => levelPrice(level, { text, unit }, at))
    fc.pre(near != null && far != null)
    const isBelow = compare(near ?? ZERO, at.entry ?? ZERO) < 0
    expect(compare(far ?? ZERO, near ?? ZERO) * (isBelow ? -1 : 1)).toBeGreaterThanOrEqual(0)
  })
})
