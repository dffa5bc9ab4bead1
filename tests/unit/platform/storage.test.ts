// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { MarketName } from '../../../src/api/scalars.ts'
import { keyChoice } from '../../../src/app/command-palette/keys.ts'
import { DEFAULT_LANGUAGE, DEFAULT_LEVERAGE } from '../../../src/constants/limits.ts'
import { favourites } from '../../../src/features/trading/market/favourites.ts'
import { storage } from '../../../src/platform/storage.ts'
import { forAll } from '../../forAll.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('if storage is blocked, the page starts with the defaults', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { leverage, allMarkets, futuresMarket, sessionExpiry, nightMode, language, chart } = storage
  expect(
    [leverage, allMarkets, futuresMarket, sessionExpiry, nightMode, language, chart].map((slot) => slot.get()),
  ).toEqual([DEFAULT_LEVERAGE, true, null, null, true, DEFAULT_LANGUAGE, 'vendor'])
})

test('an invalid value stored for keys or favourites counts as none', () => {
  const lists = fc
    .array(fc.oneof(fc.constantFrom('BTC-USDC', 'ETH-USDC', '__proto__', '', '../..'), fc.anything()))
    .map((list) => JSON.stringify(list))
  forAll(
    fc.oneof(
      fc.constantFrom('true', 'false', 'TRUE', 'order', '1', 'null', '{}', '["BTC-USDC"]'),
      fc.string(),
      fc.json(),
      lists,
    ),
    (text) => {
      for (const key of ['futuresKeys', 'futuresFavourites']) localStorage.setItem(key, text)
      expect(keyChoice.get()).toBe(text === 'true' || text === 'false' ? text : 'help')
      const starred = favourites.get()
      expect(starred.every((name) => MarketName.safeParse(name).success)).toBe(true)
      if (starred.length > 0) expect(starred).toEqual(JSON.parse(text))
    },
  )
})
