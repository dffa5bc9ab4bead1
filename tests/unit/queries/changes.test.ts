import { afterEach, expect, test, vi } from 'vitest'
import { changes, newKey } from '../../../src/queries/changes.ts'
import { knowUser } from './knownUser.ts'

afterEach(() => vi.unstubAllGlobals())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('every confirmation has a new key', () => {
  const keys = new Set(Array.from({ length: 1_000 }, newKey))
  expect(keys.size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(UUID)
})

test('also over plain http, where randomUUID is missing', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  const keys = new Set(Array.from({ length: 1_000 }, newKey))
  expect(keys.size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(UUID)
})

test('what was confirmed anew is not stored under the key of its former request', () => {
  knowUser()
  const former = changes.confirm('order', { amount: '1' })
  const present = changes.confirm('order', { amount: '2' })
  expect(changes.storeConfirmed(former)).toBeNull()
  expect(changes.storeConfirmed(present)).toBe('order')
  changes.settle(former)
  expect(changes.storeConfirmed(present)).toBe('order')
  changes.settle(present)
  expect(changes.storeConfirmed(present)).toBeNull()
})
