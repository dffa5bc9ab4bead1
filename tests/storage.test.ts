// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_LANGUAGE, DEFAULT_LEVERAGE } from '../src/limits.ts'
import { storage } from '../src/storage.ts'

afterEach(() => vi.restoreAllMocks())

test('a page that is opened where storage is blocked begins with what nobody has chosen', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { leverage, allMarkets, futuresMarket, sessionExpiry, nightMode, language, chart, payment } = storage
  expect([leverage, allMarkets, futuresMarket, sessionExpiry, nightMode, language, chart, payment].map((slot) => slot.get())).toEqual([
    DEFAULT_LEVERAGE, false, null, null, true, DEFAULT_LANGUAGE, 'vendor', null,
  ])
})
