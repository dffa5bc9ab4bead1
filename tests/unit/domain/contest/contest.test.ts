import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import {
  canJoin,
  contestPhase,
  contestToShow,
  linkForLanguage,
  marketNames,
  rewardsOf,
  shortHash,
  sortByRank,
} from '../../../../src/domain/contest/contest.ts'
import { contestEvents } from '../../../../src/domain/contest/contestEvents.ts'
import { forAll } from '../../../forAll.ts'
import { contest, d, NOON } from '../builders.ts'

test('a contest runs from its start until just before its end', () => {
  const { endDate: end } = contest()
  const phases = [NOON - 1, NOON, end - 1, end].map((now) => contestPhase(contest(), now))
  expect(phases).toEqual(['before', 'running', 'running', 'ended'])
})

test('a contest starts and ends once, at its time, for any times of checking', () => {
  const cup = contest({ startDate: NOON, endDate: NOON + 1_000 })
  const turns = (from: number, to: number) => contestEvents([cup], from, to).map(({ turn }) => turn)
  expect([turns(NOON - 500, NOON), turns(NOON, NOON + 500)]).toEqual([['starts'], []])
  expect(turns(NOON, NOON + 5_000)).toEqual(['ends'])
  forAll(fc.array(fc.integer({ min: 1, max: 1_500 }), { maxLength: 12 }), (steps) => {
    let at = NOON - 2_000
    expect([...steps, 20_000].flatMap((step) => turns(at, (at += step)))).toEqual(['starts', 'ends'])
  })
})

test('joining needs a token, and is possible once, until the end', () => {
  expect([canJoin(contest(), 'T', 'before'), canJoin(contest(), 'T', 'running')]).toEqual([true, true])
  expect(canJoin(contest(), 'T', 'ended')).toBe(false)
  expect([canJoin(contest(), null, 'running'), canJoin(contest(), '', 'running')]).toEqual([false, false])
  expect(canJoin(contest({ isUserInContest: true }), 'T', 'running')).toBe(false)
})

/** What a tier pays each rank. */
const tier = (tier: number, paid: Record<number, string | number>) => ({
  tier,
  list: Object.entries(paid).map(([rank, amount]) => ({ rank: Number(rank), amount })),
})
const { rewards } = contest({
  rewards: [tier(1, { 1: '0.1', 2: 50 }), tier(2, { 1: '0.2', 3: 25 }), tier(3, { 1: 1000 })],
})

test.each([
  [1, 1, '0.1'],
  [1, 2, '0.3'],
  [1, 3, '1000.3'],
  [2, 3, '50'],
  [3, 1, null],
  [3, 2, '25'],
  [4, 3, null],
  [1, 0, null],
  [1, null, '9'],
])('rank %i wins at tier %s: %s', (rank, rewardsTier, reward) => {
  expect(rewardsOf({ rewards, rewardsTier })({ rank, reward: d('9') })).toBe(reward)
})

test('traders with equal rank keep their order', () => {
  const came = [2, 1, 2, 1].map((rank, place) => ({ rank, hashedEmail: 'abcd'[place] }))
  const sorted = sortByRank(contest({ leaderboard: came }).leaderboard.items)
  expect(sorted.map(({ hashedEmail }) => hashedEmail).join('')).toBe('bdac')
})

const refetch = () => {}
const pending = { data: undefined, error: null, refetch }
const broken = { data: undefined, error: new Error('no answer'), refetch }
/** A loaded list of contests, each with its id and the time of its end. */
const listOf = (...ends: [string, number][]) => {
  const items = ends.map(([contestId, after]) => contest({ contestId, endDate: NOON + after }))
  return { data: { items, unreadable: 0 }, error: null, refetch }
}

test('a contest in the address needs no list', () => {
  expect(contestToShow('1041', pending, broken)).toEqual({ kind: 'contest', contestId: '1041' })
  expect(contestToShow('', pending, pending)).toEqual({ kind: 'noSuch' })
})

test('without an id the first active contest is shown once the active list is loaded, else the one that ended last', () => {
  const history = listOf(['older', 1], ['old', 3], ['oldest', 0])
  expect(contestToShow(null, pending, history)).toEqual({ kind: 'loading' })
  expect(contestToShow(null, listOf(['a', 1], ['b', 2]), pending)).toEqual({ kind: 'contest', contestId: 'a' })
  expect(contestToShow(null, listOf(['a', 1]), history)).toEqual({ kind: 'contest', contestId: 'a' })
  expect(contestToShow(null, listOf(), pending)).toEqual({ kind: 'loading' })
  expect(contestToShow(null, listOf(), history)).toEqual({ kind: 'contest', contestId: 'old' })
  expect(contestToShow(null, listOf(), listOf())).toEqual({ kind: 'none' })
})

test('if a required list fails, its retry is offered', () => {
  const failed = { kind: 'failed', error: broken.error, retry: refetch }
  expect(contestToShow(null, broken, listOf(['a', 1]))).toEqual(failed)
  expect(contestToShow(null, listOf(['a', 1]), broken)).toMatchObject({ kind: 'contest' })
  expect(contestToShow(null, listOf(), broken)).toEqual(failed)
  const unreadable = { ...listOf(), data: { items: [], unreadable: 1 } }
  expect(contestToShow(null, unreadable, listOf())).toMatchObject({ kind: 'failed', retry: refetch })
})

test('a hash of ten characters is not shortened', () => {
  expect([shortHash('a91fc07c20'), shortHash('a91fc07c20e')]).toEqual(['a91fc07c20', 'a91f…c20e'])
})

test('markets are named without the dash, as in the market list', () => {
  const named = (...names: string[]) => marketNames(names.map((name) => MarketName.parse(name)))
  expect([named('BTC-USDC', 'BTC-EUR', 'BTC-USDC'), named()]).toEqual(['BTCUSDC, BTCEUR', ''])
})

test('a link uses the page’s language, else English, else any', () => {
  const url = (language: 'en' | 'pl', ...languages: string[]) =>
    linkForLanguage(
      languages.map((of) => ({ language: of, url: `/${of}` })),
      language,
    )
  expect([url('pl', 'EN', 'PL'), url('en', 'PL', 'EN'), url('pl', 'pl-PL')]).toEqual(['/PL', '/EN', '/pl-PL'])
  expect([url('pl', 'DE', 'EN'), url('pl', 'DE'), url('pl')]).toEqual(['/EN', '/DE', null])
})
