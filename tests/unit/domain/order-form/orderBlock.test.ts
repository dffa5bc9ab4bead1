import { expect, test } from 'vitest'
import { orderBlock, type SendingConditions } from '../../../../src/domain/order-form/orderBlock.ts'

const READY: SendingConditions = {
  isOnline: true,
  isRateLimited: false,
  balance: 'known',
  hasPrice: true,
  isPriceFresh: true,
}
/** In the order in which they have to be fixed. */
const OBSTACLES = [
  ['offline', { isOnline: false }],
  ['tooManyRequests', { isRateLimited: true }],
  ['balanceUnknown', { balance: 'unknown' }],
  ['noMoney', { balance: 'inactive' }],
  ['noPrice', { hasPrice: false, isPriceFresh: false }],
  ['priceStale', { isPriceFresh: false }],
] as const satisfies readonly (readonly [string, Partial<SendingConditions>])[]

test('nothing blocks an order when all conditions hold', () => {
  expect([orderBlock('market', READY), orderBlock('limit', READY)]).toEqual([null, null])
})

test.each(OBSTACLES)('%s blocks a market order', (block, obstacle) => {
  expect(orderBlock('market', { ...READY, ...obstacle })).toBe(block)
})

test('of several reasons the first one to fix is named', () => {
  const named = OBSTACLES.map((_, index) =>
    orderBlock(
      'market',
      Object.assign(
        {},
        READY,
        ...OBSTACLES.slice(index)
          .map(([, obstacle]) => obstacle)
          .toReversed(),
      ),
    ),
  )
  expect(named).toEqual(OBSTACLES.map(([block]) => block))
})

test('a limit order needs no price, but everything else', () => {
  const blocks = OBSTACLES.map(([, obstacle]) => orderBlock('limit', { ...READY, ...obstacle }))
  expect(blocks).toEqual(['offline', 'tooManyRequests', 'balanceUnknown', 'noMoney', null, null])
})
