import { afterEach, expect, test, vi } from 'vitest'
import { ledger, newKey } from '../../../src/queries/ledger.ts'
import { knowUser } from './knownUser.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])('every confirmation has a new key; over https: %s', (isSecure) => {
  const { crypto } = globalThis
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
  // Without randomUUID.
  if (!isSecure) vi.stubGlobal('crypto', { getRandomValues })
  const keys = Array.from({ length: 1_000 }, newKey)
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('what was confirmed anew is not stored under the key of its former request', () => {
  knowUser()
  const former = ledger.confirm('order', { amount: '1' })
  const present = ledger.confirm('order', { amount: '2' })
  expect(ledger.storeConfirmed(former)).toBeNull()
  expect(ledger.storeConfirmed(present)).toBe('order')
  ledger.settle(former)
  expect(ledger.storeConfirmed(present)).toBe('order')
  ledger.settle(present)
  expect(ledger.storeConfirmed(present)).toBeNull()
})

test('the end of one change leaves what is stored of the others', () => {
  knowUser()
  for (const subject of ['order', 'close 7'] as const) ledger.storeConfirmed(ledger.confirm(subject, {}))
  ledger.forget('order')
  expect(Object.keys(ledger.stored())).toEqual(['close 7'])
  ledger.forget('close 7')
  expect(ledger.isAnyStored()).toBe(false)
})
