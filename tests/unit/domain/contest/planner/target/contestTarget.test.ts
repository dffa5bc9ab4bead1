import { expect, test } from 'vitest'
import { targetLines, targetPrice, type ContestTarget } from '../../../../../../src/domain/contest/planner/target/contestTarget.ts'
import { contest, d, NOON, position } from '../../../builders.ts'

const rules = contest({ startDate: NOON, markets: ['BTC-USDC'], minOrderAmount: '100' })
const aim: ContestTarget = { rank: 5, roi: d('98.34'), listedAt: NOON, rules }

test('a position that counts once closed has a price that reaches the rank', () => {
  expect(targetPrice(aim, position(), 2)).toBe('54917')
  expect(targetPrice(aim, position({ type: 'SHORT' }), 2)).toBe('45083')
})

test.each([{ market: 'SOL-USDC' }, { amount: '99' }, { created: NOON - 1 }, { state: 'NEW' }, { state: 'CLOSED' }, { startPrice: null }])('%o has none', (fields) => {
  expect(targetPrice(aim, position(fields), 2)).toBeNull()
})

test('each such position has an immovable line with the hour of its list', () => {
  const lines = targetLines(aim, [position(), position({ orderId: '2', amount: '99' })], 2)
  expect(lines).toMatchObject([{ id: '1 rank', kind: 'rank', price: '54917', bounds: null, target: { rank: 5, listedAt: NOON } }])
})
