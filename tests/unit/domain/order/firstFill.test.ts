import { expect, test } from 'vitest'
import { firstFill } from '../../../../src/domain/order/firstFill.ts'
import { proposedStop } from '../../../../src/domain/position/proposedStop.ts'
import { position } from '../builders.ts'

const first = position({ orderId: '1' })
const waiting = position({ orderId: '3', state: 'NEW' })
const canceled = position({ orderId: '5', state: 'CANCELED' })
const awaited = new Set([first.orderId])

test('finds the first fill without a stop, in one list or in two', () => {
  expect(firstFill([waiting, canceled, first], awaited)).toEqual(first)
  expect(firstFill([first, first], awaited)).toEqual(first)
})

test.each([
  ['that is still pending', [position({ orderId: '1', state: 'NEW' })]],
  ['with a stop', [position({ orderId: '1', stopLoss: '49000' })]],
  ['beside another position', [first, position({ orderId: '2' })]],
  ['after one that was closed', [first, position({ orderId: '4', state: 'CLOSED' })]],
])('an order %s does not count', (_kind, orders) => expect(firstFill(orders, awaited)).toBeNull())

test('an order that was not sent here does not count', () => expect(firstFill([first], new Set())).toBeNull())

test('a stop is proposed 1 % from the entry, on the loss side', () => {
  expect(proposedStop(position({ type: 'LONG', startPrice: '50000' }), 2)).toBe('49500')
  expect(proposedStop(position({ type: 'SHORT', startPrice: '50000' }), 2)).toBe('50500')
  expect(proposedStop(position({ startPrice: null }), 2)).toBeNull()
})
