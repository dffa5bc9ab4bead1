// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MarketName } from '../../../src/api/scalars.ts'
import { keyChoice } from '../../../src/app/command-palette/keys.ts'
import { DEFAULT_LANGUAGE } from '../../../src/constants/limits.ts'
import { favourites } from '../../../src/features/trading/market/favourites.ts'
import { forgetFormerValues } from '../../../src/platform/forgetFormerValues.ts'
import { departures, storage } from '../../../src/platform/storage.ts'
import { forAll } from '../../forAll.ts'
import { otherTab } from '../otherTab.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('an invalid value stored for keys or favourites counts as none', () => {
  const names = fc.array(fc.oneof(fc.constantFrom('BTC-USDC', 'ETH-USDC', '__proto__', '', '../..'), fc.anything()))
  const list = names.map((entries) => JSON.stringify(entries))
  const odd = fc.constantFrom('true', 'false', 'TRUE', 'order', '1', 'null', '{}', '["BTC-USDC"]')
  forAll(fc.oneof(odd, fc.string(), fc.json(), list), (text) => {
    for (const key of ['futuresKeys', 'futuresFavourites']) localStorage.setItem(key, text)
    expect(keyChoice.get()).toBe(text === 'true' || text === 'false' ? text : 'help')
    const starred = favourites.get()
    expect(starred.every((name) => MarketName.safeParse(name).success)).toBe(true)
    if (starred.length > 0) expect(starred).toEqual(JSON.parse(text))
  })
})

test('what could not be stored is held until something is stored again', () => {
  const set = (amount: 20 | 50) => {
    storage.leverage.set(amount)
    departures.set([amount])
    return [storage.leverage.get(), departures.get()]
  }
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(set(50)).toEqual([50, [50]])
  full.mockRestore()
  expect(set(20)).toEqual([20, [20]])
})

test('a choice of another tab is heard in any spelling, and so is that it has cleared all', () => {
  const heard = vi.fn<(language: string) => void>()
  onTestFinished(storage.language.watch(heard))
  otherTab('i18nextLng', 'PL-pl')
  otherTab('nightMode', 'false')
  otherTab(null, null)
  expect(heard.mock.calls).toEqual([['pl'], [DEFAULT_LANGUAGE]])
})

test('values that nothing reads any more are deleted at start, of every user; all others stay', () => {
  const stays = { leverage: '20', 'futuresAlerts:1764316800000': '[]', futuresProjectionsOfOurs: '1' }
  for (const [key, value] of Object.entries({ ...stays, 'futuresRankTarget:1764316800000': '{}', futuresCoach: '{}' }))
    localStorage.setItem(key, value)
  forgetFormerValues()
  expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual(stays)
})

test('blocked storage does not stop the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(forgetFormerValues).not.toThrow()
})
