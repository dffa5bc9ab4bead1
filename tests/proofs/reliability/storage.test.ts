// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AMOUNT_UNITS, LANGUAGES, LEVEL_UNITS, LEVERAGES, RISKS } from '../../../src/constants/limits.ts'
import { forSoMany } from '../../forAll.ts'
import { size } from './figure.ts'

const VALUES = size(200, 1_000)

/** A separate page: memory of the previous page is gone. */
async function open() {
  vi.resetModules()
  const [storage, { knowUser }, { storedDraft }, { storedPayment }, { storedRisk }, { keyChoice }, { favourites }] =
    await Promise.all([
      import('../../../src/platform/storage.ts'),
      import('../../unit/queries/knownUser.ts'),
      import('../../../src/features/trading/order-form/draft-link/storedDraft.ts'),
      import('../../../src/features/trading/dialogs/payment/storedPayment.ts'),
      import('../../../src/features/trading/order-form/risk/storedRisk.ts'),
      import('../../../src/app/command-palette/keys.ts'),
      import('../../../src/features/trading/market/favourites.ts'),
    ])
  knowUser()
  return { ...storage, own: { storedDraft, storedPayment, storedRisk, keyChoice, favourites } }
}
let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  page = await open()
})
afterEach(() => vi.restoreAllMocks())

const isText = (value: unknown) => value === null || typeof value === 'string'
const isMoment = (value: unknown) => value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
/** The valid values of each key, for any stored content. */
const legal: Record<keyof (typeof page)['storage'], (value: unknown) => boolean> = {
  leverage: (value) => LEVERAGES.some((one) => one === value),
  allMarkets: (value) => typeof value === 'boolean',
  details: (value) => typeof value === 'boolean',
  rowDetails: (value) => typeof value === 'boolean',
  futuresMarket: isText,
  sessionExpiry: isMoment,
  sessionUser: isMoment,
  nightMode: (value) => typeof value === 'boolean',
  language: (value) => LANGUAGES.some((one) => one === value),
  amounts: (value) => value === 'shown' || value === 'hidden',
  chart: (value) => value === 'vendor' || value === 'own',
  chartHeight: (value) => value === null || (Number(value) >= 100 && Number(value) <= 9_999),
  amountUnit: (value) => AMOUNT_UNITS.some((one) => one === value),
  levelUnit: (value) => LEVEL_UNITS.some((one) => one === value),
}
/** The same for values that late code declares. */
const own = {
  storedDraft: (value: unknown) =>
    value === null || (typeof value === 'object' && 'amount' in value && typeof value.amount === 'string'),
  storedPayment: (value: unknown) =>
    value === null || (typeof value === 'object' && 'since' in value && typeof value.since === 'number'),
  favourites: (value: unknown) =>
    Array.isArray(value) && value.every((name) => /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/.test(String(name))),
  keyChoice: (value: unknown) => value === 'help' || value === 'true' || value === 'order' || value === 'false',
  storedRisk: (value: unknown) =>
    RISKS.some((share) => share === value) || /^\d{0,10}(?:\.\d{0,18})?$/.test(String(value)),
}

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
  fc.integer().map(String),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    '-1',
    '1e9',
    '99999999999999999999',
    '10.0',
    'TRUE',
    'pl-PL',
    'de',
    '__proto__',
    'x'.repeat(100_000),
  ),
)

test.each(Object.entries({ ...legal, ...own }))('%s: any stored value is read as a valid one', (name, isLegal) => {
  const slots: Record<string, { get: () => unknown }> = { ...page.storage, ...page.own }
  const stored = vi.spyOn(Storage.prototype, 'getItem')
  forSoMany(VALUES)(anything, (text) => {
    stored.mockReturnValue(text)
    expect(isLegal(slots[name]?.get())).toBe(true)
  })
  expect(stored).toHaveBeenCalled()
})

test('times that prevent redirect loops are read as times, for any stored value', () => {
  forSoMany(VALUES)(anything, anything, (text, name) => {
    sessionStorage.setItem('futuresDepartures', text)
    window.name = name
    for (const time of page.departures.get()) expect(Number.isFinite(time)).toBe(true)
  })
})

const refuse = (how: string) => () => {
  throw new DOMException('no', how)
}

describe.each([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'))],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))],
  ['unreadable', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('InvalidStateError'))],
])('storage that is %s', (how, spoil) => {
  test('loses only what outlives the page', () => {
    spoil()
    page.storage.leverage.set(50)
    page.storage.sessionExpiry.set(1_700_000_000_000)
    page.departures.set([1, 2])
    if (how === 'unreadable') return expect(page.storage.leverage.get()).toBe(10)
    expect([page.storage.leverage.get(), page.storage.sessionExpiry.get(), page.departures.get()]).toEqual([
      50,
      1_700_000_000_000,
      [1, 2],
    ])
    page.storage.sessionExpiry.remove()
    expect(page.storage.sessionExpiry.get()).toBeNull()
  })

  test('counts redirects across pages, so that logins cannot loop', async () => {
    spoil()
    if (how === 'blocked') vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError'))
    page.departures.set([1, 2, 3])
    const next = await open()
    if (how !== 'unreadable') expect(next.departures.get()).toEqual([1, 2, 3])
    vi.restoreAllMocks()
    expect(next.departures.get()).toEqual([1, 2, 3])
  })
})

test('redirects counted while storage was full are still counted once it has room', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  page.departures.set([1])
  full.mockRestore()
  page.departures.set([...page.departures.get(), 2])
  expect(page.departures.get()).toEqual([1, 2])
  page.departures.set([...page.departures.get(), 3])
  expect(page.departures.get()).toEqual([1, 2, 3])
})
