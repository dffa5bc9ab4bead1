import { expect, onTestFinished, test, vi } from 'vitest'
import type { MarketName, OrderId } from '../../../src/api/scalars.ts'
import { sendClose } from '../../../src/queries/orderChanges.ts'
import { isOwnReset, markPayment, orderMarks } from '../../../src/queries/orderMarks.ts'

test('orders that vanish within 15 seconds of a payment check belong to the user’s own reset', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  onTestFinished(() => {
    vi.useRealTimers()
    orderMarks.clear()
  })
  expect(isOwnReset(1_000_000)).toBe(false)
  markPayment()
  expect(isOwnReset(1_014_999)).toBe(true)
  expect(isOwnReset(1_015_000)).toBe(false)
})

test('an order closed here is remembered for as long as the close may be checked', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    orderMarks.clear()
  })
  orderMarks.add('7' as OrderId, 'closedHere')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(orderMarks.has('7' as OrderId, 'closedHere')).toBe(true)
})

test.each([
  [502, true],
  [400, false],
])('a close answered by %i, which may have arrived or not, counts as closed here: %s', async (status, isHere) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })))
  onTestFinished(() => void vi.unstubAllGlobals())
  const orderId = `7-${status}` as OrderId
  orderMarks.add(orderId, 'opened')
  await expect(sendClose({ orderId, market: 'BTC-USDC' as MarketName }, 'key')).rejects.toThrow()
  expect([orderMarks.has(orderId, 'closedHere'), orderMarks.has(orderId, 'opened')]).toEqual([isHere, true])
})
