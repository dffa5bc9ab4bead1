import { expect, test } from 'vitest'
import { EMPTY_ORDER_FORM } from '../../../../src/domain/order-form/orderDraft.ts'
import { fittingSide, sideLevels } from '../../../../src/domain/order-form/sideLevels.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market } from '../builders.ts'

const at = { market: market(), leverage: 10, marketPrice: d('67000') } as const
const form = (typed: Partial<typeof EMPTY_ORDER_FORM>) => ({ ...EMPTY_ORDER_FORM, hasLevels: true, ...typed })

test('a price belongs to the side it fits, not to the other', () => {
  const bracket = form({ stopLoss: '65000', takeProfit: '70000' })
  expect(sideLevels(bracket, { ...at, side: 'LONG' })).toEqual({ stopLoss: '65000', takeProfit: '70000' })
  expect(sideLevels(bracket, { ...at, side: 'SHORT' })).toEqual({ stopLoss: null, takeProfit: null })
  expect(sideLevels({ ...bracket, hasLevels: false }, { ...at, side: 'LONG' })).toEqual({
    stopLoss: null,
    takeProfit: null,
  })
})

test.each([
  ['a stop below', { stopLoss: '65000' }, 'LONG'],
  ['a target below', { takeProfit: '65000' }, 'SHORT'],
  ['a bracket', { stopLoss: '68000', takeProfit: '65000' }, 'SHORT'],
  ['both below', { stopLoss: '65000', takeProfit: '65000' }, 'NONE'],
  ['nothing', {}, null],
  ['a percentage', { stopLoss: '2', levelUnit: 'percent' }, null],
  ['a stop of the whole price, which a LONG cannot have', { stopLoss: '100', levelUnit: 'percent' }, 'SHORT'],
  ['KXT before there is an amount', { stopLoss: '20', levelUnit: 'money' }, null],
  ['KXT with an amount', { stopLoss: '20', levelUnit: 'money', amount: '100' }, null],
] as const)('%s', (_what, typed, side) => {
  expect(fittingSide(form(typed), at)).toBe(side)
})

test('with a limit above the market a target between them fits both sides, and a stop between them neither', () => {
  const limit = { kind: 'limit', price: '70000' } as const
  expect(fittingSide(form({ ...limit, takeProfit: '69000' }), at)).toBeNull()
  expect(sideLevels(form({ ...limit, takeProfit: '69000' }), { ...at, side: 'LONG' }).takeProfit).toBe('69000')
  expect(sideLevels(form({ ...limit, takeProfit: '69000' }), { ...at, side: 'SHORT' }).takeProfit).toBe('69000')
  expect(fittingSide(form({ ...limit, stopLoss: '69000' }), at)).toBe('NONE')
  expect(fittingSide(form({ ...limit, stopLoss: '66000' }), at)).toBe('LONG')
})

test('every price except the current one is a stop of exactly one side', () => {
  const price = amounts({ places: 2, positive: true })
  forAll(price, price, (stop, entry) => {
    const fits = fittingSide(form({ stopLoss: stop }), { ...at, marketPrice: entry })
    const has = (['LONG', 'SHORT'] as const).filter(
      (side) => sideLevels(form({ stopLoss: stop }), { ...at, side, marketPrice: entry }).stopLoss !== null,
    )
    expect(has).toEqual(fits === 'NONE' ? [] : [fits])
    expect(fits === 'NONE').toBe(stop === entry)
  })
})
