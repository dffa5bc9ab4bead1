import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import type { OrderEdit } from '../../../../src/api/orderChanges.ts'
import { MarketName } from '../../../../src/api/scalars.ts'
import { LEVEL_UNITS } from '../../../../src/constants/limits.ts'
import { shownOrders, shownPositions, spanWithLines } from '../../../../src/domain/chart/chartLines.ts'
import { draftLines, movedLevel } from '../../../../src/domain/chart/draftLines.ts'
import { moveRange, snapPrice } from '../../../../src/domain/chart/lineMove.ts'
import { lineResult, orderLines, type PendingLevels } from '../../../../src/domain/chart/orderLines.ts'
import type { DraftTerms, OrderFormValues } from '../../../../src/domain/order-form/orderDraft.ts'
import { forAll } from '../../../forAll.ts'
import { d, form, market, position } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')

test('only the five newest open positions of the market are drawn', () => {
  const open = [1, 2, 3, 4, 5, 6].map((day) => position({ orderId: `p${day}`, created: Date.UTC(2025, 10, day) }))
  const others = [position({ market: 'ETH-USDC' }), position({ state: 'NEW' }), position({ state: 'CLOSED' })]
  const ids = shownPositions([...others, ...open], BTC).map(({ orderId }) => orderId)
  expect(ids).toEqual(['p6', 'p5', 'p4', 'p3', 'p2'])
})

test('pending orders follow the positions', () => {
  const orders = ['NEW', 'ACTIVE', 'CLOSED'].map((state) => position({ orderId: state, state }))
  expect(shownOrders(orders, BTC).map(({ orderId }) => orderId)).toEqual(['ACTIVE', 'NEW'])
})

test('near lines extend the visible range, the nearest first, and take at most a third of it', () => {
  const candles = { minValue: 67_400, maxValue: 67_500 }
  expect(spanWithLines(candles, [])).toEqual(candles)
  expect(spanWithLines(candles, [67_451, 67_380, 67_520])).toEqual({ minValue: 67_380, maxValue: 67_520 })
  expect(spanWithLines(candles, [67_350, 67_540])).toEqual({ minValue: 67_400, maxValue: 67_540 })
  expect(spanWithLines({ minValue: 50_000, maxValue: 50_000 }, [])).toEqual({ minValue: 49_990, maxValue: 50_010 })
  forAll(fc.array(fc.double({ min: 60_000, max: 75_000, noNaN: true })), (lines) => {
    const { minValue, maxValue } = spanWithLines(candles, lines)
    expect(minValue).toBeLessThanOrEqual(67_400)
    expect(maxValue).toBeGreaterThanOrEqual(67_500)
    expect(maxValue - minValue).toBeLessThanOrEqual(150)
  })
})

const levels = { stopLoss: '49000', takeProfit: '52000' }
const open = position({ orderId: '7', liquidation: '45000', ...levels })
/** The lines of one order, with the levels that were requested for it. */
function linesOf(order: Order, asked?: Partial<OrderEdit>) {
  const { orderId, market: of } = order
  const pending: PendingLevels = new Map(asked ? [[orderId, { orderId, market: of, ...asked }]] : [])
  return orderLines([order], pending)
}
const drawn = (lines: ReturnType<typeof orderLines>) =>
  lines.map(({ id, price, isPending, bounds }) => [id, price, isPending, bounds])

test('of a position only the levels move: a stop loss below the market and above liquidation, a take profit above it', () => {
  expect(drawn(linesOf(open))).toEqual([
    ['7 entry', '50000', false, null],
    ['7 liquidation', '45000', false, null],
    ['7 stopLoss', '49000', false, { mustBe: 'below', apart: null, notPast: '45000' }],
    ['7 takeProfit', '52000', false, { mustBe: 'above', apart: null, notPast: null }],
  ])
})

test('a pending order has an immovable limit price, and levels relative to it', () => {
  const waiting = position({ state: 'NEW', startPrice: '48000', liquidation: '44000', stopLoss: '47000' })
  expect(linesOf(waiting).map(({ kind, bounds }) => [kind, bounds])).toEqual([
    ['limit', null],
    ['stopLoss', { mustBe: 'below', apart: '48000', notPast: '44000' }],
  ])
})

test('a price of 0 has no line', () => {
  const unknown = position({ startPrice: '0', liquidation: '0.00', stopLoss: '49000' })
  expect(linesOf(unknown).map(({ kind }) => kind)).toEqual(['stopLoss'])
})

test('a requested level is a hollow line next to the current one, and neither can be moved', () => {
  expect(drawn(linesOf(open, { stopLoss: d('49500'), takeProfit: d('52000') })).slice(2)).toEqual([
    ['7 stopLoss', '49000', false, null],
    ['7 takeProfit', '52000', false, null],
    ['7 stopLoss asked', '49500', true, null],
  ])
})

test('a first requested stop loss is the only line; once the exchange shows it, it is solid', () => {
  const asked = { stopLoss: d('49500') }
  expect(drawn(linesOf(position(), asked)).at(-1)).toEqual(['1 stopLoss asked', '49500', true, null])
  expect(linesOf(position({ stopLoss: '49500.00' }), asked).some(({ isPending }) => isPending)).toBe(false)
})

test('a line shows the result of closing there, also while it is moved', () => {
  const [, , stop] = linesOf(open)
  expect([d('49000'), d('49500')].map((at) => stop && lineResult(stop, at))).toEqual(['-20', '-10'])
})

const terms: DraftTerms = { market: market(), leverage: 10, marketPrice: d('50000') }
const drafted = (typed: Partial<OrderFormValues>) =>
  draftLines(form(typed), terms).map(({ id, price, bounds }) => [id, price, bounds?.mustBe, bounds?.apart])

test.each<[string, Partial<OrderFormValues>, ReturnType<typeof drafted>]>([
  ['nothing typed', {}, []],
  ['a limit price of 0', { kind: 'limit', price: '0' }, []],
  [
    'prices: a line each, on the side they fit',
    levels,
    [
      ['draft LONG stopLoss', '49000', 'below', null],
      ['draft LONG takeProfit', '52000', 'above', null],
    ],
  ],
  [
    'percent: a line on each side',
    { stopLoss: '2', levelUnit: 'percent' },
    [
      ['draft LONG stopLoss', '49000', 'below', null],
      ['draft SHORT stopLoss', '51000', 'above', null],
    ],
  ],
  [
    'a limit price: its own line on its side of the market, and levels relative to it',
    { kind: 'limit', price: '48000', stopLoss: '47000' },
    [
      ['draft limit', '48000', 'below', null],
      ['draft LONG stopLoss', '47000', 'below', '48000'],
    ],
  ],
  ['a limit at the market', { kind: 'limit', price: '50000' }, [['draft limit', '50000', undefined, undefined]]],
  [
    'a limit that would fill immediately: levels relative to the market price',
    { kind: 'limit', price: '52000', stopLoss: '2', levelUnit: 'percent' },
    [
      ['draft limit', '52000', 'above', null],
      ['draft LONG stopLoss', '49000', 'below', '50000'],
      ['draft SHORT stopLoss', '53040', 'above', '52000'],
    ],
  ],
])('the draft draws %s', (_what, typed, lines) => {
  expect(drafted(typed)).toEqual(lines)
})

test('a level of the draft shows its result once an amount is typed', () => {
  const resultOf = (amount: string) =>
    draftLines(form({ stopLoss: '49000', amount }), terms).map((line) => lineResult(line, line.price))
  expect([resultOf('100'), resultOf('')]).toEqual([['-20'], [null]])
})

test('dropping a level of the draft moves its line to that price, in the form’s unit if that can express it', () => {
  const inPercent = form({ stopLoss: '2', levelUnit: 'percent' })
  expect(movedLevel(inPercent, 'stopLoss', 'LONG', d('49500'), terms)).toEqual({ stopLoss: '1' })
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
