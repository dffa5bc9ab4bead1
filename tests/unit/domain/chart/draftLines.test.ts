import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_UNITS } from '../../../../src/constants/limits.ts'
import { draftLines, movedLevel } from '../../../../src/domain/chart/draftLines.ts'
import { moveRange, snapPrice } from '../../../../src/domain/chart/lineMove.ts'
import { lineResult } from '../../../../src/domain/chart/orderLines.ts'
import type { DraftTerms, OrderFormValues } from '../../../../src/domain/order-form/orderDraft.ts'
import { forAll } from '../../../forAll.ts'
import { d, form, market } from '../builders.ts'

const terms: DraftTerms = { market: market(), leverage: 10, marketPrice: d('50000') }
const linesOf = (typed: Partial<OrderFormValues>, more: Partial<DraftTerms> = {}) =>
  draftLines(form(typed), { ...terms, ...more }).map(({ id, price, bounds, isPending }) => [
    id,
    price,
    bounds?.mustBe ?? null,
    isPending,
  ])

test('an empty form has no lines', () => {
  expect(linesOf({})).toEqual([])
  expect(linesOf({ kind: 'limit', price: '0' })).toEqual([])
})

test('a level typed as a price has one line, on the side it fits', () => {
  expect(linesOf({ stopLoss: '49000', takeProfit: '52000' })).toEqual([
    ['draft LONG stopLoss', '49000', 'below', false],
    ['draft LONG takeProfit', '52000', 'above', false],
  ])
})

test('a level in percent has a line on each side', () => {
  expect(linesOf({ stopLoss: '2', levelUnit: 'percent' })).toEqual([
    ['draft LONG stopLoss', '49000', 'below', false],
    ['draft SHORT stopLoss', '51000', 'above', false],
  ])
})

test('a limit price has its own line, on its side of the market, and levels are relative to it', () => {
  expect(linesOf({ kind: 'limit', price: '48000', stopLoss: '47000' })).toEqual([
    ['draft limit', '48000', 'below', false],
    ['draft LONG stopLoss', '47000', 'below', false],
  ])
  expect(draftLines(form({ kind: 'limit', price: '48000', stopLoss: '47000' }), terms)[1]?.bounds?.apart).toBe('48000')
  expect(linesOf({ kind: 'limit', price: '50000' })).toEqual([['draft limit', '50000', null, false]])
})

test('if the limit would fill immediately, levels are relative to the market price', () => {
  const lines = draftLines(form({ kind: 'limit', price: '52000', stopLoss: '2', levelUnit: 'percent' }), terms)
  expect(lines.map(({ id, price, closes, bounds }) => [id, price, closes && closes.startPrice, bounds?.apart])).toEqual(
    [
      ['draft limit', '52000', null, null],
      ['draft LONG stopLoss', '49000', '50000', '50000'],
      ['draft SHORT stopLoss', '53040', '52000', '52000'],
    ],
  )
})

test('a level shows its result once an amount is typed', () => {
  const resultOf = (amount: string) =>
    draftLines(form({ stopLoss: '49000', amount }), terms).map((line) => lineResult(line, line.price))
  expect([resultOf('100'), resultOf('')]).toEqual([['-20'], [null]])
})

test('a moved level is written in the form’s unit, or as a price if that cannot express it', () => {
  expect(movedLevel(form({ stopLoss: '49000' }), 'stopLoss', 'LONG', d('49500'), terms)).toEqual({ stopLoss: '49500' })
  expect(movedLevel(form({ stopLoss: '2', levelUnit: 'percent' }), 'stopLoss', 'LONG', d('49500'), terms)).toEqual({
    stopLoss: '1',
  })
})

test('dropping a level of the draft moves its line to that price', () => {
  const typed = fc.record({
    levelUnit: fc.constantFrom(...LEVEL_UNITS),
    stopLoss: fc.constantFrom('2', '5', '49000'),
    takeProfit: fc.constantFrom('', '3', '52000'),
    kind: fc.constantFrom('market', 'limit'),
    price: fc.constantFrom('48000', '51234.5'),
  })
  forAll(typed, fc.nat(3), fc.double({ min: 1, max: 100_000, noNaN: true }), (fields, which, at) => {
    const before = form(fields)
    const line = draftLines(before, terms).filter(({ kind }) => kind !== 'limit')[which]
    const lane = line?.bounds && moveRange(line.bounds, terms.marketPrice, 2)
    if (!line || !lane || !line.side || (line.kind !== 'stopLoss' && line.kind !== 'takeProfit')) return
    const price = snapPrice(lane, at)
    const after = { ...before, ...movedLevel(before, line.kind, line.side, price, terms) }
    expect(draftLines(after, terms).find(({ id }) => id === line.id)?.price).toBe(price)
  })
})
