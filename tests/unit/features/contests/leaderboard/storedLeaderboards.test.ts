// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_PINS } from '../../../../../src/domain/contest/pins.ts'
import { MAX_SEEN_RANKS } from '../../../../../src/domain/contest/visits.ts'
import { ContestId } from '../../../../../src/api/scalars.ts'
import { ANNA, keyOf } from '../../../queries/knownUser.ts'

const KEY = keyOf('futuresStandings')
const id = (text: string) => ContestId.parse(text)

/** A separate page of a known user. */
async function open(accepted = ANNA) {
  vi.resetModules()
  const { knowUser } = await import('../../../queries/knownUser.ts')
  knowUser(accepted)
  return import('../../../../../src/features/contests/leaderboard/storedLeaderboards.ts')
}
beforeEach(() => localStorage.clear())

test('stored data of a contest survives a reload, for that contest only', async () => {
  const { storeLeaderboard } = await open()
  storeLeaderboard(id('7'), { pins: [{ hash: 'a', isMe: true }] })
  storeLeaderboard(id('7'), { visits: { last: { at: 5, ranks: [{ hash: 'a', rank: 2 }] }, before: null } })
  const { leaderboardOf } = await open()
  expect(leaderboardOf(id('7'))).toMatchObject({ pins: [{ hash: 'a', isMe: true }], visits: { last: { at: 5, ranks: [{ hash: 'a', rank: 2 }] }, before: null } })
  expect(leaderboardOf(id('8'))).toEqual({ pins: [], visits: { last: null, before: null } })
})

test('only the last eight contests are stored', async () => {
  const { storeLeaderboard } = await open()
  for (let contest = 1; contest <= 12; contest++) storeLeaderboard(id(String(contest)), { pins: [{ hash: 'a', isMe: false }] })
  const { leaderboardOf } = await open()
  expect([4, 5, 12].map((contest) => leaderboardOf(id(String(contest))).pins.length)).toEqual([0, 1, 1])
})

test('any stored content is read as valid and limited data', async () => {
  const pin = fc.record({ hash: fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.constant(7)), isMe: fc.oneof(fc.boolean(), fc.string()) })
  const seen = fc.record({ at: fc.oneof(fc.integer(), fc.double()), ranks: fc.array(fc.record({ hash: fc.string({ maxLength: 3 }), rank: fc.oneof(fc.integer(), fc.double()) }), { maxLength: 60 }) })
  const one = fc.record({ contestId: fc.constantFrom('7', 7, null), pins: fc.array(pin, { maxLength: 9, size: 'max' }), visits: fc.record({ last: fc.oneof(seen, fc.jsonValue()), before: fc.option(seen) }) })
  const texts = fc.sample(fc.oneof(fc.string(), fc.json(), fc.array(fc.oneof(one, fc.jsonValue()), { maxLength: 12 }).map((value) => JSON.stringify(value))), 80)
  for (const text of texts) {
    localStorage.setItem(KEY, text)
    const { pins, visits } = (await open()).leaderboardOf(id('7'))
    expect(pins.length).toBeLessThanOrEqual(MAX_PINS)
    expect(new Set(pins.map(({ hash }) => hash)).size).toBe(pins.length)
    for (const { hash, isMe } of pins) expect([typeof hash, typeof isMe]).toEqual(['string', 'boolean'])
    for (const look of [visits.last, visits.before]) {
      if (!look) continue
      expect(look.at).toBeGreaterThanOrEqual(0)
      expect(look.ranks.length).toBeLessThanOrEqual(MAX_SEEN_RANKS)
      for (const { rank } of look.ranks) expect(Number.isSafeInteger(rank) && rank >= 1).toBe(true)
    }
  }
}, 60_000)
