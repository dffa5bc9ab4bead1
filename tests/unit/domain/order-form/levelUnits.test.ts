import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_UNITS, LEVERAGES, type LevelUnit } from '../../../../src/constants/limits.ts'
import { big, ZERO } from '../../../../src/domain/money/decimal.ts'
import { isWrongSide, type LevelBasis, levelPrice } from '../../../../src/domain/order-form/level.ts'
import { draftInUnit, toUnit } from '../../../../src/domain/order-form/levelUnits.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, form, market, written } from '../builders.ts'

const long: LevelBasis = { side: 'LONG', entry: d('50000'), amount: d('100'), leverage: 10, pricePrecision: 2 }
const at = { market: market(), leverage: 10, marketPrice: d('50000') } as const

test('a level is equivalent in all units', () => {
  const texts = { price: '49000', percent: '2', money: '20', return: '20' }
  for (const from of LEVEL_UNITS) {
    for (const to of LEVEL_UNITS)
      expect(toUnit(to, 'stopLoss', { text: texts[from], unit: from }, long), `${from} in ${to}`).toBe(texts[to])
  }
})

test('text in its own unit is unchanged, and empty stays empty', () => {
  expect(toUnit('percent', 'stopLoss', { text: '2.', unit: 'percent' }, long)).toBe('2.')
  expect(toUnit('money', 'stopLoss', { text: '', unit: 'percent' }, long)).toBe('')
})

test('a stop in profit, or a level without a margin, cannot be expressed in that unit', () => {
  expect(toUnit('percent', 'stopLoss', { text: '51000', unit: 'price' }, long)).toBeNull()
  expect(toUnit('money', 'stopLoss', { text: '2', unit: 'percent' }, { ...long, amount: null })).toBeNull()
  expect(toUnit('return', 'stopLoss', { text: '2', unit: 'percent' }, { ...long, amount: null })).toBe('20')
  expect(toUnit('price', 'stopLoss', { text: '2', unit: 'percent' }, { ...long, entry: null })).toBeNull()
})

test('a price is converted for the side it fits; as prices a draft has those of a LONG', () => {
  const typed = form({ stopLoss: '51000', takeProfit: '53000' })
  expect(draftInUnit('percent', typed, at)).toEqual({ levelUnit: 'percent', stopLoss: '2', takeProfit: '6' })
  expect(draftInUnit('price', form({ levelUnit: 'return', stopLoss: '20', takeProfit: '60' }), at)).toEqual({
    levelUnit: 'price',
    stopLoss: '49000',
    takeProfit: '53000',
  })
  expect(draftInUnit('money', form({ amount: '', stopLoss: '51000' }), at)).toEqual({
    levelUnit: 'money',
    stopLoss: '',
    takeProfit: '',
  })
})

const units = fc.constantFrom<Exclude<LevelUnit, 'price'>>('percent', 'money', 'return')
const levels = fc.constantFrom('stopLoss', 'takeProfit')
const bases = fc.record<LevelBasis>({
  side: fc.constantFrom('LONG', 'SHORT'),
  entry: fc.bigInt({ min: 1n, max: 10n ** 7n }).map((steps) => d(written(steps, 2))),
  amount: fc.bigInt({ min: 1n, max: 10n ** 7n }).map((steps) => d(written(steps, 2))),
  leverage: fc.constantFrom(...LEVERAGES),
  pricePrecision: fc.constant(2),
})

test('converting a price to another unit and back returns the same price', () => {
  forAll(levels, bases, units, units, amounts({ places: 2, positive: true }), (level, basis, first, second, price) => {
    fc.pre(!isWrongSide(level, price, basis.side, basis.entry ?? ZERO))
    const text = toUnit(first, level, { text: price, unit: 'price' }, basis)
    // Eight decimals of a unit are too few for a price step only if the margin is nearly zero.
    fc.pre(text !== null)
    expect(big(levelPrice(level, { text: text ?? '', unit: first }, basis) ?? ZERO).eq(price)).toBe(true)
    const again = toUnit(second, level, { text: text ?? '', unit: first }, basis)
    if (again !== null)
      expect(big(levelPrice(level, { text: again, unit: second }, basis) ?? ZERO).eq(price)).toBe(true)
  })
})

test('every price on its side up to a hundred million can be expressed in percent and as a return', () => {
  forAll(
    levels,
    bases,
    fc.constantFrom('percent', 'return'),
    fc.bigInt({ min: 1n, max: 10n ** 7n }),
    (level, basis, unit, steps) => {
      const price = d(written(steps, 2))
      fc.pre(!isWrongSide(level, price, basis.side, basis.entry ?? ZERO))
      expect(toUnit(unit, level, { text: price, unit: 'price' }, basis)).not.toBeNull()
    },
  )
})
