import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../../src/queries/call/client.ts'
import { isOwnReset, markPayment } from '../../../src/queries/orderMarks.ts'

test('orders that vanish within 15 seconds of a payment check belong to the user’s own reset', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  onTestFinished(() => {
    vi.useRealTimers()
    queryClient.clear()
  })
  expect(isOwnReset(1_000_000)).toBe(false)
  markPayment()
  expect(isOwnReset(1_014_999)).toBe(true)
  expect(isOwnReset(1_015_000)).toBe(false)
})
