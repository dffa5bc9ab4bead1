import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import type { OrderEdit } from '../../../../src/api/orderChanges.ts'
import { type PendingLevels, lineResult, orderLines } from '../../../../src/domain/chart/orderLines.ts'
import { d, position } from '../builders.ts'

const open = position({ orderId: '7', liquidation: '45000', stopLoss: '49000', takeProfit: '52000' })
const none: PendingLevels = new Map()
const asks = ({ orderId, market }: Order, levels: Partial<OrderEdit>): PendingLevels =>
  new Map([[orderId, { orderId, market, ...levels }]])
const linesOf = (orders: Order[], asked = none) =>
  orderLines(orders, asked).map(({ id, price, isPending, bounds }) => [id, price, isPending, bounds !== null])

test('a position’s levels can be moved, its entry and liquidation cannot', () => {
  expect(linesOf([open])).toEqual([
    ['7 entry', '50000', false, false],
    ['7 liquidation', '45000', false, false],
    ['7 stopLoss', '49000', false, true],
    ['7 takeProfit', '52000', false, true],
  ])
})

test('a pending order has an immovable limit price, and levels relative to it', () => {
  const lines = orderLines(
    [position({ orderId: '8', state: 'NEW', startPrice: '48000', liquidation: '44000', stopLoss: '47000' })],
    none,
  )
  expect(lines.map(({ kind, bounds }) => [kind, bounds])).toEqual([
    ['limit', null],
    ['stopLoss', { mustBe: 'below', apart: '48000', notPast: '44000' }],
  ])
})

test('a price of 0 has no line', () => {
  const unknown = position({ startPrice: '0', liquidation: '0.00', stopLoss: '49000' })
  expect(orderLines([unknown], none).map(({ kind }) => kind)).toEqual(['stopLoss'])
})

test('a position’s stop loss stays below the market and above liquidation, a take profit above the market', () => {
  expect(orderLines([open], none).flatMap(({ bounds }) => bounds ?? [])).toEqual([
    { mustBe: 'below', apart: null, notPast: '45000' },
    { mustBe: 'above', apart: null, notPast: null },
  ])
})

test('a requested level is a hollow line next to the current one, and neither can be moved', () => {
  expect(linesOf([open], asks(open, { stopLoss: d('49500'), takeProfit: d('52000') })).slice(2)).toEqual([
    ['7 stopLoss', '49000', false, false],
    ['7 takeProfit', '52000', false, false],
    ['7 stopLoss asked', '49500', true, false],
  ])
})

test('a first requested stop loss is the only line; once the exchange shows it, it is solid', () => {
  const without = position({ orderId: '9' })
  const asked = asks(without, { stopLoss: d('49500') })
  expect(linesOf([without], asked).at(-1)).toEqual(['9 stopLoss asked', '49500', true, false])
  const shown = linesOf([position({ orderId: '9', stopLoss: '49500.00' })], asked)
  expect(shown.some(([, , isPending]) => isPending)).toBe(false)
})

test('a line shows the result of closing there, also while it is moved', () => {
  const stop = orderLines([open], none).find(({ kind }) => kind === 'stopLoss')
  if (!stop) throw new Error('no stop loss')
  expect(lineResult(stop, stop.price)).toBe('-20')
  expect(lineResult(stop, d('49500'))).toBe('-10')
})
