import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_UNITS, LEVERAGES } from '../../../../src/constants/limits.ts'
import { isSame } from '../../../../src/domain/money/decimal.ts'
import {
  basisOf,
  editedLevels,
  isAlreadySet,
  editOf,
  levelsIn,
  levelsOf,
  levelsOfRefreshed,
  levelsWith,
  type LevelsInput,
} from '../../../../src/domain/position/editedLevels.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, position } from '../builders.ts'

/** A LONG of 100 KXT at 10×, opened at 50 000, the market at 52 000. */
const order = position({ stopLoss: '49000', takeProfit: '55000' })
const basis = basisOf(order, 2)
const typed = (unit: LevelsInput['unit'], stopLoss: string, takeProfit = ''): LevelsInput => ({
  unit,
  texts: { stopLoss, takeProfit },
})
const edited = (levels: LevelsInput) => editedLevels(levels, basis, d('52000'), order)

test('the levels of an order are in the unit chosen last', () => {
  expect(levelsOf(order, undefined, 'price', 2)).toEqual(typed('price', '49000', '55000'))
  expect(levelsOf(order, undefined, 'percent', 2)).toEqual(typed('percent', '2', '10'))
  expect(levelsOf(order, undefined, 'money', 2)).toEqual(typed('money', '20', '100'))
  expect(levelsOf(order, { takeProfit: d('51000') }, 'return', 2)).toEqual(typed('return', '20', '20'))
})

test('they are prices if one of them cannot be expressed in it: a stop in profit, or no entry price', () => {
  expect(levelsOf(order, { stopLoss: d('51000') }, 'percent', 2)).toEqual(typed('price', '51000', '55000'))
  expect(levelsOf(position({ startPrice: null }), undefined, 'percent', 2)).toEqual(typed('price', ''))
  expect(levelsIn('percent', typed('price', ''), basisOf(position({ startPrice: '0' }), 2))).toBeNull()
  expect(levelsIn('money', typed('price', ''), basis)).toEqual(typed('money', ''))
})

test('a handle or button writes in the current unit, or prices if it cannot express them', () => {
  const levels = typed('percent', '2', '10')
  const put = (level: 'stopLoss' | 'takeProfit', price: string, into: LevelsInput) =>
    levelsWith(level, d(price), into, basis, order)
  expect(put('stopLoss', '49500', levels)).toEqual(typed('percent', '1', '10'))
  expect(put('stopLoss', '50060.04', levels)).toEqual(typed('price', '50060.04', '55000'))
  expect(put('takeProfit', '51000', typed('price', '49000'))).toEqual(typed('price', '49000', '51000'))
  expect(put('stopLoss', '50060.04', typed('percent', '', ''))).toEqual(typed('price', '50060.04'))
  // What has no price yet does not become an empty field, which would remove the level.
  expect(put('stopLoss', '50060.04', typed('percent', '', '0'))).toEqual(typed('price', '50060.04', '55000'))
})

test('levels that are still those of the order follow it; typed ones stay', () => {
  const after = (levels: LevelsInput, fields: Parameters<typeof position>[0]) =>
    levelsOfRefreshed(levels, order, position({ stopLoss: '49000', takeProfit: '55000', ...fields }), 2)
  expect(after(typed('price', '49000.', '55000'), {})).toEqual(typed('price', '49000.', '55000'))
  expect(after(typed('percent', '2', '10'), { stopLoss: '49500' })).toEqual(typed('percent', '1', '10'))
  expect(after(typed('percent', '2', '12'), { stopLoss: null })).toEqual(typed('percent', '', '12'))
  expect(after(typed('percent', '', '.'), { stopLoss: '49500' })).toEqual(typed('percent', '', '.'))
  expect(after(typed('percent', '2', '10'), { startPrice: '50500' })).toEqual(typed('percent', '2.9703', '8.91089'))
  // A stop in profit cannot be expressed in percent.
  expect(after(typed('percent', '2', '10'), { stopLoss: '51000' })).toEqual(typed('price', '51000', '55000'))
})

test('sends prices, only for fields with a value', () => {
  const sent = (levels: LevelsInput) => editOf(order, edited(levels))
  expect(sent(typed('return', '20'))).toEqual({ orderId: '1', market: 'BTC-USDC', stopLoss: '49000' })
  const both = { stopLoss: '49000.50', takeProfit: '55000' }
  expect(sent(typed('price', '49000.50', '55000.'))).toMatchObject(both)
  expect(sent(typed('percent', ''))).toEqual({ orderId: '1', market: 'BTC-USDC' })
})

test.each([
  ['49000.00', '55000', true],
  ['49000', '', false],
  ['', '', false],
  ['49000.01', '55000', false],
])('stop loss %s and take profit %s are already set: %s', (stopLoss, takeProfit, told) => {
  expect(isAlreadySet(order, editOf(order, edited(typed('price', stopLoss, takeProfit))))).toBe(told)
})

test('the error is given at the current price', () => {
  const problems = (levels: LevelsInput) => Object.values(edited(levels)).map(({ problem }) => problem?.kind)
  expect(problems(typed('percent', '2', '10'))).toEqual([undefined, undefined])
  expect(problems(typed('percent', '100', '3'))).toEqual(['tooFar', 'wrongSide'])
  expect(problems(typed('price', '53000', '51999'))).toEqual(['wrongSide', 'wrongSide'])
})

const places = fc.integer({ min: 0, max: 6 })
const cents = amounts({ places: 2, positive: true })
const price = amounts({ places: 4, positive: true })
const fields = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  amount: cents,
  leverage: fc.constantFrom(...LEVERAGES),
  startPrice: price,
  stopLoss: fc.option(cents),
  takeProfit: fc.option(cents),
})
const orders = fields.map(position)
const units = fc.constantFrom(...LEVEL_UNITS)

test('a level with more decimals than its market is kept as it is, and refused once it is edited', () => {
  const of = { stopLoss: d('49000.1234'), takeProfit: d('55000.1234') }
  const { stopLoss, takeProfit } = editedLevels(typed('price', '49000.1234', '55000.123'), basis, d('52000'), of)
  expect(stopLoss).toEqual({ price: '49000.1234', problem: null })
  expect(takeProfit.problem).toMatchObject({ kind: 'tooPrecise' })
})

test('saving an unedited order changes nothing, in any unit and after any change of unit', () => {
  forAll(orders, places, units, fc.array(units, { maxLength: 4 }), (of, precision, first, further) => {
    const at = basisOf(of, precision)
    const start = levelsOf(of, undefined, first, precision)
    const levels = further.reduce((now, unit) => levelsIn(unit, now, at) ?? now, start)
    expect(isAlreadySet(of, editOf(of, editedLevels(levels, at, null, of)))).toBe(true)
  })
})

test('a level set to a price has that price, and the other one stays', () => {
  const levels = fc.constantFrom('stopLoss', 'takeProfit')
  forAll(orders, places, units, levels, price, (of, precision, unit, level, wanted) => {
    const at = basisOf(of, precision)
    const before = levelsOf(of, undefined, unit, precision)
    const after = levelsWith(level, wanted, before, at, of)
    const other = level === 'stopLoss' ? 'takeProfit' : 'stopLoss'
    const [was, is] = [editedLevels(before, at, null, of), editedLevels(after, at, null, of)]
    expect(isSame(is[level].price, wanted)).toBe(true)
    expect(isSame(is[other].price, was[other].price)).toBe(true)
    expect([before.unit, 'price']).toContain(after.unit)
  })
})
