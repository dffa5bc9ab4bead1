import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from '../../../src/queries/changes.ts'

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
