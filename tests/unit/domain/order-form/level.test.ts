import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_UNITS, LEVERAGES } from '../../../../src/constants/limits.ts'
import { big, ZERO } from '../../../../src/domain/money/decimal.ts'
import {
  isWrongSide,
  type LevelBasis,
  levelPrice,
  type LevelText,
  levelTextProblem,
} from '../../../../src/domain/order-form/level.ts'
import { isBehindLiquidation, levelResult } from '../../../../src/domain/order-form/levelResult.ts'
import { draftInUnit, toUnit } from '../../../../src/domain/order-form/levelUnits.ts'
import { pnlBetween } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, form, market, position, written } from '../builders.ts'

const sides = fc.constantFrom('LONG', 'SHORT')
const levels = fc.constantFrom('stopLoss', 'takeProfit')
const relative = fc.constantFrom('percent', 'money', 'return')
const cents = amounts({ places: 2, positive: true })
const bases = fc.record<LevelBasis>({
  side: sides,
  entry: amounts({ places: 6, positive: true }),
  amount: amounts({ places: 4, positive: true }),
  leverage: fc.constantFrom(...LEVERAGES),
  pricePrecision: fc.nat(8),
})
const texts = fc
  .oneof(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map((units) => written(units, 8))

const long: LevelBasis = { side: 'LONG', entry: d('50000'), amount: d('100'), leverage: 10, pricePrecision: 2 }
const percent = (text: string): LevelText => ({ text, unit: 'percent' })
const money = (text: string): LevelText => ({ text, unit: 'money' })
const price = (text: string): LevelText => ({ text, unit: 'price' })

test('a level fits exactly one side, and at the price itself none', () => {
  forAll(cents, cents, levels, (at, now, level) => {
    const [ofLong, ofShort] = [isWrongSide(level, at, 'LONG', now), isWrongSide(level, at, 'SHORT', now)]
    expect(ofLong === ofShort).toBe(at === now)
  })
  forAll(levels, sides, (level, side) => isWrongSide(level, d('5'), side, d('5.0')))
})

test('on the right side of the price a take profit gains and a stop loss loses', () => {
  forAll(cents, cents, sides, (at, startPrice, type) => {
    fc.pre(at !== startPrice)
    const result = Number(levelResult(at, position({ type, startPrice })))
    // Below 1e-18 both round to zero.
    if (!isWrongSide('takeProfit', at, type, startPrice)) expect(result).toBeGreaterThanOrEqual(0)
    if (!isWrongSide('stopLoss', at, type, startPrice)) expect(result).toBeLessThanOrEqual(0)
  })
})

test('no level loses more than the margin, and a stop beyond liquidation loses all of it', () => {
  forAll(cents, cents, cents, sides, (at, startPrice, liquidation, type) => {
    const stopped = position({ type, startPrice, liquidation, amount: d('100') })
    const result = Number(levelResult(at, stopped))
    expect(result).toBeGreaterThanOrEqual(-100)
    if (result < 0 && isBehindLiquidation(at, stopped)) expect(result).toBe(-100)
  })
})

test('a stop at or beyond the liquidation price never triggers; without that price it is unknown', () => {
  const stopped = { type: 'LONG', liquidation: d('45000') } as const
  const short = { type: 'SHORT', liquidation: d('55000') } as const
  const late = ['44999.99', '45000', '45000.01'].map((at) => isBehindLiquidation(d(at), stopped))
  expect(late).toEqual([true, true, false])
  const lateOfShort = ['54999.99', '55000', '55000.01'].map((at) => isBehindLiquidation(d(at), short))
  expect(lateOfShort).toEqual([false, true, true])
  expect(isBehindLiquidation(d('1'), { ...stopped, liquidation: null })).toBe(false)
  expect(isBehindLiquidation(d('1'), { ...short, liquidation: d('0') })).toBe(false)
})

test('there is no price if empty, unknown, too close or too far', () => {
  const priceOf = (typed: LevelText, fields: Partial<LevelBasis> = {}) =>
    levelPrice('stopLoss', typed, { ...long, ...fields })
  expect([priceOf(percent('')), priceOf(percent('2'), { entry: null })]).toEqual([null, null])
  expect([priceOf(percent('2'), { entry: ZERO }), priceOf(percent('0.00001'))]).toEqual([null, null])
  expect([priceOf(money('20'), { amount: null }), priceOf(money('20'), { amount: ZERO })]).toEqual([null, null])
  expect([priceOf(percent('100')), priceOf(percent('100'), { side: 'SHORT' })]).toEqual([null, '100000'])
})

test.each<[string, LevelText, string | undefined, Partial<Parameters<typeof levelTextProblem>[2]>?]>([
  ['nothing', percent(''), undefined],
  ['2 %', percent('2'), undefined],
  ['a point', percent('.'), 'required'],
  ['zero', percent('0'), 'notPositive'],
  ['nine decimals', percent('2.123456789'), 'tooPrecise'],
  ['less than a price step', percent('0.00001'), 'tooClose'],
  ['the whole price', percent('100'), 'tooFar'],
  ['the whole price of a SHORT', percent('100'), undefined, { side: 'SHORT' }],
  ['2 % of an unknown entry', percent('2'), undefined, { entry: null }],
  ['2 %, which the market has passed', percent('2'), 'wrongSide', { price: d('48000') }],
  ['a price below the market', price('49999.99'), undefined],
  ['a price above the market', price('50000.01'), 'wrongSide', { entry: d('60000') }],
  ['a price without a market price', price('50000.01'), undefined, { price: null }],
])('a stop loss of %s has the error of its side at the current price', (_what, typed, kind, fields) => {
  expect(levelTextProblem('stopLoss', typed, { ...long, price: d('50000'), ...fields })?.kind).toBe(kind)
})

test('for any input the price is on its side with the market’s decimals, or there is none', () => {
  forAll(levels, texts, relative, bases, (level, text, unit, at) => {
    const found = levelPrice(level, { text, unit }, at)
    const problem = levelTextProblem(level, { text, unit }, { ...at, price: at.entry })
    expect(found === null).toBe(problem !== null)
    if (found === null) return
    expect(isWrongSide(level, found, at.side, at.entry ?? ZERO)).toBe(false)
    expect(big(found).gt(0)).toBe(true)
    expect(big(found).round(at.pricePrecision, 0).eq(found)).toBe(true)
  })
})

test('a stop never loses more than typed, a target never gains less, both within one price step', () => {
  forAll(levels, texts, bases, (level, text, at) => {
    const found = levelPrice(level, money(text), at)
    fc.pre(found !== null && at.amount !== null)
    const typed = big(d(text)).times(level === 'stopLoss' ? -1 : 1)
    const result = (of: typeof found) =>
      big(pnlBetween({ type: at.side, amount: at.amount ?? ZERO, leverage: at.leverage as 10 }, at.entry, of) ?? ZERO)
    expect(result(found).gte(typed)).toBe(true)
    const step = big(d('1'))
      .div(big(d('1')).times(10).pow(at.pricePrecision))
      .times(at.side === 'LONG' ? -1 : 1)
    const worse = big(found ?? ZERO).plus(step)
    if (worse.gt(0)) expect(result(d(worse.toFixed())).lte(typed)).toBe(true)
  })
})

test('a level is equivalent in all units; empty stays empty, and text in its own unit is unchanged', () => {
  const typed = { price: '49000', percent: '2', money: '20', return: '20' }
  for (const from of LEVEL_UNITS) {
    for (const to of LEVEL_UNITS)
      expect(toUnit(to, 'stopLoss', { text: typed[from], unit: from }, long), `${from} in ${to}`).toBe(typed[to])
  }
  expect(toUnit('percent', 'stopLoss', percent('2.'), long)).toBe('2.')
  expect(toUnit('money', 'stopLoss', percent(''), long)).toBe('')
})

test('a stop in profit, or a level without a margin, cannot be expressed in that unit', () => {
  expect(toUnit('percent', 'stopLoss', price('51000'), long)).toBeNull()
  expect(toUnit('money', 'stopLoss', percent('2'), { ...long, amount: null })).toBeNull()
  expect(toUnit('return', 'stopLoss', percent('2'), { ...long, amount: null })).toBe('20')
  expect(toUnit('price', 'stopLoss', percent('2'), { ...long, entry: null })).toBeNull()
})

test('a price is converted for the side it fits; as prices a draft has those of a LONG', () => {
  const inUnit = (unit: (typeof LEVEL_UNITS)[number], typed: Parameters<typeof form>[0]) =>
    draftInUnit(unit, form(typed), { market: market(), leverage: 10, marketPrice: d('50000') })
  const short = inUnit('percent', { stopLoss: '51000', takeProfit: '53000' })
  expect(short).toEqual({ levelUnit: 'percent', stopLoss: '2', takeProfit: '6' })
  const prices = inUnit('price', { levelUnit: 'return', stopLoss: '20', takeProfit: '60' })
  expect(prices).toEqual({ levelUnit: 'price', stopLoss: '49000', takeProfit: '53000' })
  const unknown = inUnit('money', { amount: '', stopLoss: '51000' })
  expect(unknown).toEqual({ levelUnit: 'money', stopLoss: '', takeProfit: '' })
})

test('a price on its side can be expressed in percent and as a return, and is the same when converted back from any unit', () => {
  const steps = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((units) => d(written(units, 2)))
  const ofCents = fc.record({ entry: steps, amount: steps, pricePrecision: fc.constant(2) })
  forAll(levels, bases, ofCents, relative, relative, steps, (level, any, own, first, second, at) => {
    const basis = { ...any, ...own }
    fc.pre(!isWrongSide(level, at, basis.side, basis.entry))
    const text = toUnit(first, level, price(at), basis)
    // Eight decimals of KXT are too few for a price step if the margin is nearly zero.
    expect(text !== null || first === 'money').toBe(true)
    if (text === null) return
    expect(levelPrice(level, { text, unit: first }, basis)).toBe(at)
    const again = toUnit(second, level, { text, unit: first }, basis)
    if (again !== null) expect(levelPrice(level, { text: again, unit: second }, basis)).toBe(at)
  })
})
