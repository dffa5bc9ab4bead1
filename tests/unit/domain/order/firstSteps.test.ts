import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSteps } from '../../../../src/domain/order/firstSteps.ts'
import { forAll } from '../../../forAll.ts'
import { position } from '../builders.ts'

const unstopped = position({ orderId: '1' })
const stopped = position({ orderId: '2', stopLoss: '49000' })
const waiting = position({ orderId: '3', state: 'NEW' })
const closed = position({ orderId: '4', state: 'CLOSED' })
const canceled = position({ orderId: '5', state: 'CANCELED' })

test('a new trader activates the balance, opens a position, and sets a stop on it', () => {
  expect(firstSteps(false, [])).toEqual({ isActive: false, position: null })
  expect(firstSteps(true, [waiting, canceled])).toEqual({ isActive: true, position: null })
  expect(firstSteps(true, [waiting, unstopped])).toEqual({ isActive: true, position: unstopped })
})

test('the steps disappear once a position has a stop, or one was closed', () => {
  const orders = fc.shuffledSubarray([unstopped, waiting, canceled])
  forAll(orders, fc.constantFrom(stopped, closed), fc.boolean(), (others, last, isActive) => {
    expect(firstSteps(isActive, [...others, last])).toBeNull()
    expect(firstSteps(isActive, others)).not.toBeNull()
  })
})
