// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { placement } from '../../../../../src/features/trading/order-form/placement.ts'
import { ledger } from '../../../../../src/queries/ledger.ts'
import { knowUser } from '../../../queries/knownUser.ts'

afterEach(() => ledger.forget('order'))

test('until the order of an earlier page is settled, the form is blocked, also before the code that verifies it has come', () => {
  knowUser()
  expect(placement.isReady()).toBe(true)
  ledger.store('order', { key: 'k', asked: '', at: 0, request: {} })
  expect(placement.isReady()).toBe(false)
  expect(placement.pending()).toBeNull()
})
