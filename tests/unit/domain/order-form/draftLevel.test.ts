import { expect, test } from 'vitest'
import { draftPosition, draftLevel } from '../../../../src/domain/order-form/draftLevel.ts'
import type { OrderFormValues } from '../../../../src/domain/order-form/orderDraft.ts'
import { rejectedLevel } from '../../../../src/domain/order-form/rejectedLevel.ts'
import { d, form, market } from '../builders.ts'

const at = { market: market(), leverage: 10, marketPrice: d('50000') } as const
const read = (fields: Partial<OrderFormValues>) => draftLevel('stopLoss', form(fields), at)

test('a level of the draft has its price on each side, and its value in each unit', () => {
  const long = { price: '49000', percent: '-2', money: '-20', return: '-20' }
  const short = { price: '51000', percent: '2', money: '-20', return: '-20' }
  expect(read({ levelUnit: 'percent', stopLoss: '2' })).toEqual({
    LONG: long,
    SHORT: short,
    values: long,
    distance: '2',
  })
  expect(read({ levelUnit: 'percent', stopLoss: '2', amount: '' }).values).toEqual({ ...long, money: null })
})

test('a level without a price on one side has the values of the other, and says why', () => {
  const short = { price: '110000', percent: '120', money: '-100', return: '-100' }
  expect(read({ levelUnit: 'return', stopLoss: '1200' })).toEqual({
    LONG: { why: 'tooFar' },
    SHORT: short,
    values: short,
    distance: '120',
  })
  expect(read({ levelUnit: 'percent', stopLoss: '0.0000001' })).toEqual({
    LONG: { why: 'tooClose' },
    SHORT: { why: 'tooClose' },
    values: null,
    distance: null,
  })
})

test('a level typed as a price fits one side', () => {
  expect(read({ stopLoss: '49000' })).toMatchObject({
    LONG: { money: '-20' },
    SHORT: null,
    values: { price: '49000' },
    distance: '2',
  })
  expect(read({ stopLoss: '51000' })).toMatchObject({ LONG: null, SHORT: { money: '-20' }, values: { price: '51000' } })
})

test('an empty level, or one in money without an amount, has no price', () => {
  const none = { LONG: null, SHORT: null, values: null, distance: null }
  expect(read({ levelUnit: 'money', stopLoss: '20', amount: '' })).toEqual(none)
  expect(read({ levelUnit: 'percent', stopLoss: '' })).toEqual(none)
})

test('a draft opens at its own price, with an estimated liquidation', () => {
  const limit = form({ kind: 'limit', price: '40000' })
  expect(draftPosition(limit, { ...at, side: 'LONG' })).toEqual({
    type: 'LONG',
    amount: '100',
    leverage: 10,
    startPrice: '40000',
    liquidation: '36200',
  })
  expect(draftPosition(form({ amount: '' }), { ...at, marketPrice: null, side: 'SHORT' })).toMatchObject({
    amount: null,
    startPrice: null,
    liquidation: null,
  })
})

test.each<[Partial<OrderFormValues>, string | null]>([
  [{ stopLoss: '51000' }, 'stopLoss.above'],
  [{ stopLoss: '50000' }, 'stopLoss.at'],
  [{ stopLoss: '49000', takeProfit: '49000' }, 'takeProfit.below'],
  [{ stopLoss: '1200', levelUnit: 'return' }, 'stopLoss.tooFar'],
  [{ stopLoss: '0.0000001', levelUnit: 'percent' }, 'stopLoss.tooClose'],
  [{ stopLoss: '51000', hasLevels: false }, null],
])('a LONG with %o is rejected because of %s', (fields, level) => {
  expect(rejectedLevel(form(fields), { ...at, side: 'LONG' })).toBe(level)
})
