import { expect, test } from 'vitest'
import type { OrderRequest } from '../../../../src/api/orderChanges.ts'
import { draftPosition, draftLevel } from '../../../../src/domain/order-form/draftLevel.ts'
import { lastLevels } from '../../../../src/domain/order-form/lastLevels.ts'
import type { OrderFormValues } from '../../../../src/domain/order-form/orderDraft.ts'
import { rejectedLevel } from '../../../../src/domain/order-form/rejectedLevel.ts'
import { fittingSide, sideLevels } from '../../../../src/domain/order-form/sideLevels.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, form, market } from '../builders.ts'

type Typed = Partial<OrderFormValues>

const at = { market: market(), leverage: 10, marketPrice: d('50000') } as const
const read = (fields: Typed) => draftLevel('stopLoss', form(fields), at)

test('a level of the draft has its price on each side, and its value in each unit', () => {
  const long = { price: '49000', percent: '-2', money: '-20', return: '-20' }
  const short = { price: '51000', percent: '2', money: '-20', return: '-20' }
  const both = { LONG: long, SHORT: short, values: long, distance: '2' }
  expect(read({ levelUnit: 'percent', stopLoss: '2' })).toEqual(both)
  expect(read({ levelUnit: 'percent', stopLoss: '2', amount: '' }).values).toEqual({ ...long, money: null })
})

test('a level without a price on one side has the values of the other, and says why', () => {
  const short = { price: '110000', percent: '120', money: '-100', return: '-100' }
  const onOne = { LONG: { why: 'tooFar' }, SHORT: short, values: short, distance: '120' }
  expect(read({ levelUnit: 'return', stopLoss: '1200' })).toEqual(onOne)
  const why = { why: 'tooClose' }
  const onNone = { LONG: why, SHORT: why, values: null, distance: null }
  expect(read({ levelUnit: 'percent', stopLoss: '0.0000001' })).toEqual(onNone)
})

test('a level typed as a price fits one side', () => {
  const ofLong = { LONG: { money: '-20' }, SHORT: null, values: { price: '49000' }, distance: '2' }
  expect(read({ stopLoss: '49000' })).toMatchObject(ofLong)
  const ofShort = { LONG: null, SHORT: { money: '-20' }, values: { price: '51000' }, distance: '2' }
  expect(read({ stopLoss: '51000' })).toMatchObject(ofShort)
})

test('an empty level, or one in money without an amount, has no price', () => {
  const none = { LONG: null, SHORT: null, values: null, distance: null }
  expect(read({ levelUnit: 'money', stopLoss: '20', amount: '' })).toEqual(none)
  expect(read({ levelUnit: 'percent', stopLoss: '' })).toEqual(none)
})

test('a draft opens at its own price, with an estimated liquidation', () => {
  const long = { type: 'LONG', amount: '100', leverage: 10, startPrice: '40000', liquidation: '36200' }
  expect(draftPosition(form({ kind: 'limit', price: '40000' }), { ...at, side: 'LONG' })).toEqual(long)
  const unknown = { amount: null, startPrice: null, liquidation: null }
  expect(draftPosition(form({ amount: '' }), { ...at, marketPrice: null, side: 'SHORT' })).toMatchObject(unknown)
})

test.each<[Typed, string | null]>([
  [{ stopLoss: '51000' }, 'stopLoss.above'],
  [{ stopLoss: '50000' }, 'stopLoss.at'],
  [{ stopLoss: '49000', takeProfit: '49000' }, 'takeProfit.below'],
  [{ stopLoss: '1200', levelUnit: 'return' }, 'stopLoss.tooFar'],
  [{ stopLoss: '0.0000001', levelUnit: 'percent' }, 'stopLoss.tooClose'],
  [{ stopLoss: '51000', hasLevels: false }, null],
])('a LONG with %o is rejected because of %s', (fields, level) => {
  expect(rejectedLevel(form(fields), { ...at, side: 'LONG' })).toBe(level)
})

const limit = { kind: 'limit', price: '52000' } as const
test.each<[string, Typed, string | null]>([
  ['a target below', { takeProfit: '49000' }, 'SHORT'],
  ['a bracket', { stopLoss: '51000', takeProfit: '49000' }, 'SHORT'],
  ['both below', { stopLoss: '49000', takeProfit: '49000' }, 'NONE'],
  ['nothing', {}, null],
  ['a percentage', { stopLoss: '2', levelUnit: 'percent' }, null],
  ['a stop of the whole price, which a LONG cannot have', { stopLoss: '100', levelUnit: 'percent' }, 'SHORT'],
  ['KXT before there is an amount', { stopLoss: '20', levelUnit: 'money', amount: '' }, null],
  ['KXT with an amount', { stopLoss: '20', levelUnit: 'money' }, null],
  ['a target between the market and a limit above it', { ...limit, takeProfit: '51000' }, null],
  ['a stop between them', { ...limit, stopLoss: '51000' }, 'NONE'],
  ['a stop below both', { ...limit, stopLoss: '49000' }, 'LONG'],
])('of %s the only side is %s', (_what, typed, side) => {
  expect(fittingSide(form(typed), at)).toBe(side)
})

test('every price except the current one is a stop of exactly one side', () => {
  const price = amounts({ places: 2, positive: true })
  forAll(price, price, (stop, entry) => {
    const draft = form({ stopLoss: stop })
    const fits = fittingSide(draft, { ...at, marketPrice: entry })
    const has = (['LONG', 'SHORT'] as const).filter(
      (side) => sideLevels(draft, { ...at, side, marketPrice: entry }).stopLoss !== null,
    )
    expect(has).toEqual(fits === 'NONE' ? [] : [fits])
    expect(fits === 'NONE').toBe(stop === entry)
  })
})

const order: OrderRequest = { market: market().market, type: 'LONG', amount: d('300'), leverage: 10 }

test('levels are unsigned percentages of the entry: of a limit order, the better of its price and the market price', () => {
  const long = { ...order, stopLoss: d('66133'), takeProfit: d('69680') }
  expect(lastLevels(long, d('67000'))).toEqual({ stopLoss: '1.29', takeProfit: '4' })
  expect(lastLevels({ ...long, price: d('70000') }, d('67000'))).toEqual({ stopLoss: '1.29', takeProfit: '4' })
  expect(lastLevels({ ...long, price: d('66800') }, d('67000'))).toEqual({ stopLoss: '1', takeProfit: '4.31' })
  const short: OrderRequest = { ...order, type: 'SHORT', stopLoss: d('71400') }
  expect(lastLevels({ ...short, price: d('70000') }, d('67000')).stopLoss).toBe('2')
  expect(lastLevels({ ...short, price: d('50000') }, d('68000')).stopLoss).toBe('5')
})

test('a repeated percentage stays the same, although its price was rounded', () => {
  expect(lastLevels({ ...order, stopLoss: d('66069.89') }, d('67418.25')).stopLoss).toBe('2')
  expect(lastLevels({ ...order, type: 'SHORT', stopLoss: d('68766.61') }, d('67418.25')).stopLoss).toBe('2')
})

test('a level without value, price or distance is empty', () => {
  expect(lastLevels(order, d('67000'))).toEqual({ stopLoss: '', takeProfit: '' })
  expect(lastLevels({ ...order, stopLoss: d('66000') }, null)).toEqual({ stopLoss: '', takeProfit: '' })
  expect(lastLevels({ ...order, stopLoss: d('67000.1') }, d('67000'))).toEqual({ stopLoss: '', takeProfit: '' })
})
