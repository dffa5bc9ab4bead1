import { expect, test } from 'vitest'
import { priceMove } from '../../../../src/domain/market/priceMove.ts'
import { d } from '../builders.ts'

test('a price moves up or down from the last different one, and has no direction without one', () => {
  expect([priceMove(d('2'), d('1')), priceMove(d('1'), d('2'))]).toEqual(['up', 'down'])
  expect([priceMove(d('1'), d('1.0')), priceMove(null, d('1')), priceMove(d('1'), null)]).toEqual([null, null, null])
})
