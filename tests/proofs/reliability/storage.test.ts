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
  const [{ storage, departures }, { knowUser }, { storedDraft }, { storedPayment }, { storedRisk }] = await Promise.all(
    [
      import('../../../src/platform/storage.ts'),
      import('../../unit/queries/knownUser.ts'),
      import('../../../src/features/trading/order-form/draft-link/storedDraft.ts'),
      import('../../../src/features/trading/dialogs/payment/storedPayment.ts'),
      import('../../../src/features/trading/order-form/risk/storedRisk.ts'),
    ],
  )
  knowUser()
  return { slots: { ...storage, storedDraft, storedPayment, storedRisk }, departures }
}
let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  page = await open()
})
afterEach(() => vi.restoreAllMocks())

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isMoment = (value: unknown) => value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
const isOneOf = (all: readonly unknown[]) => (value: unknown) => all.includes(value)
/** The valid values of each key, for any stored content; of keys and favourites, tests/unit/platform/storage.test.ts. */
const legal: Record<keyof (typeof page)['slots'], (value: unknown) => boolean> = {
  leverage: isOneOf(LEVERAGES),
  allMarkets: isBoolean,
  details: isBoolean,
  rowDetails: isBoolean,
  futuresMarket: (value) => value === null || typeof value === 'string',
  sessionExpiry: isMoment,
  sessionUser: isMoment,
  nightMode: isBoolean,
  language: isOneOf(LANGUAGES),
  amounts: isOneOf(['shown', 'hidden']),
  chart: isOneOf(['vendor', 'own']),
  chartHeight: (value) => value === null || (Number(value) >= 100 && Number(value) <= 9_999),
  amountUnit: isOneOf(AMOUNT_UNITS),
  levelUnit: isOneOf(LEVEL_UNITS),
  storedDraft: (value) =>
    value === null || (typeof value === 'object' && 'amount' in value && typeof value.amount === 'string'),
  storedPayment: (value) =>
    value === null || (typeof value === 'object' && 'since' in value && typeof value.since === 'number'),
  storedRisk: (value) => isOneOf(RISKS)(value) || /^\d{0,10}(?:\.\d{0,18})?$/.test(String(value)),
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

test.each(Object.entries(legal))('%s: any stored value is read as a valid one', (name, isLegal) => {
  const slots: Record<string, { get: () => unknown }> = page.slots
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
    const { leverage, sessionExpiry } = page.slots
    leverage.set(50)
    sessionExpiry.set(1_700_000_000_000)
    page.departures.set([1, 2])
    if (how === 'unreadable') return expect(leverage.get()).toBe(10)
    expect([leverage.get(), sessionExpiry.get(), page.departures.get()]).toEqual([50, 1_700_000_000_000, [1, 2]])
    sessionExpiry.remove()
    expect(sessionExpiry.get()).toBeNull()
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
