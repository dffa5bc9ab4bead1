// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Contest, contestWith, LeaderboardEntry } from '../../../src/api/contest.ts'
import { listMarkets } from '../../../src/api/market.ts'
import { getFuturesProfile, getUserProfile } from '../../../src/api/user.ts'
import { READ_SLICE } from '../../../src/constants/limits.ts'
import { call } from '../../../src/queries/call/call.ts'
import { unreadablePaths } from '../../../src/queries/call/drift.ts'
import { marketsQuery } from '../../../src/queries/markets.ts'
import { fetchOrdersNow } from '../../../src/queries/ordersNow.ts'
import { polledList } from '../../../src/queries/polledList.ts'
import { sentPosition as order } from '../domain/builders.ts'

/** Sets the exchange's response from now on. */
const answer = (body: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ result: 'ok', ...body })))
const warnings = () => vi.mocked(console.warn).mock.calls.map(([, path]) => String(path))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an unreadable field is reported once per path, and shown as a dash', async () => {
  answer({ orders: [order({ liquidation: 'soon' }), order({ orderId: '2', liquidation: 'later', created: 'now' })] })
  const { items } = await fetchOrdersNow()
  expect(items.map(({ liquidation }) => liquidation)).toEqual([null, null])
  expect(warnings()).toEqual(['orders: liquidation', 'orders: created'])
  answer({ orders: [order({ liquidation: 'tomorrow' })] })
  await fetchOrdersNow()
  answer({ nextRolloverDate: 'tomorrow', contractRollover: true })
  for (let time = 0; time < 2; time += 1) await call(getFuturesProfile, {})
  expect(warnings()).toEqual(['orders: liquidation', 'orders: created', `${getFuturesProfile.path}: nextRolloverDate`])
})

test('an unreadable number with a default is reported, too, when its list is polled', async () => {
  answer({ markets: [{ market: 'BTC-USDC', pricePrecision: '2' }] })
  await new QueryClient().query(marketsQuery)
  expect(warnings()).toEqual(['markets: pricePrecision'])
})

test('a long list that is parsed in slices, and reports its own entries, is not parsed twice', () => {
  const leaderboard = Array.from({ length: READ_SLICE + 1 }, (_, index) => ({
    rank: index + 1,
    hashedEmail: 'a',
    roi: '1',
  }))
  expect(unreadablePaths(contestWith(polledList(LeaderboardEntry, 'leaderboard', 'place')), { leaderboard })).toEqual(
    [],
  )
})

const profile = getFuturesProfile.response
const markets = listMarkets.response
const user = { isInEu: true, hasKyc: true, agreements: { futuresConfirmationDate: 'yes' } }
const rewards = [{ tier: 1, list: [{ rank: 1, amount: 'all' }] }]

test.each([
  ['what is absent or null', profile, { nextRolloverDate: null, contractRollover: true }, []],
  ['what can be read', profile, { nextRolloverDate: 1_800_000_000_000, contractRollover: true }, []],
  ['an object in the place of its fallback', getUserProfile.response, user, ['agreements.futuresConfirmationDate']],
  ['an entry that is left out', markets, { markets: [{ market: 'BTC-USDC' }, { market: 'BTC' }] }, ['markets.market']],
  ['lists in lists', Contest, { rewards }, ['rewards.list.amount']],
  ['no object at all', Contest, 'contest', []],
])('%s', (_, schema, body, paths) => {
  expect(unreadablePaths(schema, body)).toEqual(paths)
})
