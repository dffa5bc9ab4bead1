// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContestId, Decimal, EventId, MarketName } from '../../../src/api/scalars.ts'
import { EMPTY_ORDER_FORM } from '../../../src/domain/order-form/orderDraft.ts'
import { pinsIn, storedPins, storePins } from '../../../src/features/contests/leaderboard/storedPins.ts'
import { storedAlerts, setAlert } from '../../../src/features/trading/alerts/storedAlerts.ts'
import { storedPayment } from '../../../src/features/trading/dialogs/payment/storedPayment.ts'
import { storedDraft } from '../../../src/features/trading/order-form/draft-link/storedDraft.ts'
import { storedLastOrder } from '../../../src/features/trading/order-form/repeat/storedLastOrder.ts'
import { storedRisk } from '../../../src/features/trading/order-form/risk/storedRisk.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { ledger } from '../../../src/queries/ledger.ts'
import { ANNA, BERT, knowUser } from './knownUser.ts'

const CONTEST = ContestId.parse('7')
const ALERT = { kind: 'price', market: MarketName.parse('BTC-USDC'), price: Decimal.parse('67500') } as const

/** Values of the device, shared by its users, by their reason. */
const DEVICE = {
  'choices of the specification': ['leverage', 'allMarkets', 'futuresMarket'],
  'whether anybody is logged in, and whose session it is': ['sessionExpiry', 'futuresUser'],
  'theme and language': ['nightMode', 'i18nextLng'],
  'how the page is used': ['futuresChart', 'futuresChartHeight', 'futuresKeys', 'futuresResolution', 'futuresAverages'],
  'how much is shown': ['futuresDetails', 'futuresRowDetails'],
  'how lists are sorted': ['futuresFavourites'],
  units: ['futuresLevelUnit', 'futuresAmountUnit'],
  'hides amounts before anybody is known': ['futuresAmounts'],
  'a format of files': ['futuresCsv'],
  'prices, which are public': ['futuresMinutes'],
  'times of redirects and reloads': ['futuresDepartures', 'futuresReloads'],
}

/** Values of one user: how to store and to read them. */
const USER: Record<string, { store: () => void; read: () => unknown }> = {
  futuresDraft: {
    store: () => storedDraft.set({ ...EMPTY_ORDER_FORM, amount: '1234', market: null, link: null }),
    read: storedDraft.get,
  },
  futuresLastOrder: {
    store: () => storedLastOrder.set({ amount: Decimal.parse('1234'), leverage: 10, stopLoss: '', takeProfit: '' }),
    read: storedLastOrder.get,
  },
  futuresRisk: { store: () => storedRisk.set('1234'), read: storedRisk.get },
  futuresPayment: {
    store: () => storedPayment.set({ kind: 'initialize', eventId: EventId.parse('9'), since: 5 }),
    read: storedPayment.get,
  },
  futuresSent: {
    store: () => ledger.store('order', { key: 'k', asked: '', at: 5, request: null }),
    read: ledger.stored,
  },
  futuresAlerts: { store: () => setAlert(ALERT), read: () => storedAlerts.get().alerts },
  futuresStandings: {
    store: () => storePins(CONTEST, [{ hash: 'a', isMe: true }]),
    read: () => pinsIn(storedPins.get(), CONTEST),
  },
}

/** The session may end for any reason, without any logout function being called. */
const leave = () => queryClient.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(leave)

test('every stored value is per device, with a reason, or per user', () => {
  const found = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(slot|jsonSlot|wholeNumber|flag|oneOf|tabTimes|userSlot)(?:<[^(\n]*>)?\(\s*(keyInContests\()?'([^']+)'/g,
      ),
    ].map(([, by = '', ofContest, key = '']) => [key, by === 'userSlot' || ofContest !== undefined] as const),
  )
  const user = found.filter(([, isOwn]) => isOwn).map(([key]) => key)
  const device = found.filter(([, isOwn]) => !isOwn).map(([key]) => key)
  expect(user.toSorted()).toEqual(Object.keys(USER).toSorted())
  expect(device.toSorted()).toEqual(Object.values(DEVICE).flat().toSorted())
})

test('only the storage module accesses browser storage', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\b(?:localStorage|sessionStorage)\b/.test(readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')),
  )
  expect(files).toEqual(['src/platform/storage.ts'])
})

test.each(Object.entries(USER))('%s is read by the same user only, also later', (_, { store, read }) => {
  const value = () => JSON.stringify(read())
  const nothing = value()
  knowUser(ANNA)
  expect(value()).toBe(nothing)
  store()
  const stored = value()
  expect(stored).not.toBe(nothing)
  leave()
  expect(value(), 'before the user is known').toBe(nothing)
  knowUser(BERT)
  expect(value()).toBe(nothing)
  leave()
  knowUser(ANNA)
  expect(value()).toBe(stored)
})

test('a last order whose amount is no number is none', () => {
  knowUser(ANNA)
  storedLastOrder.set({ amount: '5.' as Decimal, leverage: 10, stopLoss: '', takeProfit: '' })
  expect(storedLastOrder.get()).toBeNull()
})

test('in the webview, which knows no user, pins are per device, and no row stays marked as own after the visit', () => {
  storePins(CONTEST, [{ hash: 'a', isMe: true }])
  expect(pinsIn(storedPins.get(), CONTEST)).toEqual([{ hash: 'a', isMe: true }])
  knowUser(BERT)
  expect(pinsIn(storedPins.get(), CONTEST)).toEqual([])
  leave()
  expect(pinsIn(storedPins.get(), CONTEST)).toEqual([{ hash: 'a', isMe: false }])
})
