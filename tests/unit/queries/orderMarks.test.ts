import { expect, onTestFinished, test, vi } from 'vitest'
import type { MarketName, OrderId } from '../../../src/api/scalars.ts'
import { sendClose } from '../../../src/queries/orderChanges.ts'
import { isOwnReset, markPayment, orderMarks } from '../../../src/queries/orderMarks.ts'

test('orders that vanish within 15 seconds of a payment check belong to the user’s own reset, also if the clock is set back', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    orderMarks.clear()
  })
  expect(isOwnReset()).toBe(false)
  markPayment()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(14_990)
  expect(isOwnReset()).toBe(true)
  vi.advanceTimersByTime(20)
  expect(isOwnReset()).toBe(false)
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
