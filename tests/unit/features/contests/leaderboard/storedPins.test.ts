// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContestId } from '../../../../../src/api/scalars.ts'
import { MAX_PINS } from '../../../../../src/domain/contest/pins.ts'
import { ANNA, keyOf } from '../../../queries/knownUser.ts'

const KEY = keyOf('futuresStandings')
const id = (text: string) => ContestId.parse(text)

/** A separate page of a known user. */
async function open(accepted = ANNA) {
  vi.resetModules()
  const { knowUser } = await import('../../../queries/knownUser.ts')
  knowUser(accepted)
  return import('../../../../../src/features/contests/leaderboard/storedPins.ts')
}
beforeEach(() => localStorage.clear())

test('pins survive a reload, for their contest only', async () => {
  const { storePins } = await open()
  storePins(id('7'), [{ hash: 'a', isMe: true }])
  const { pinsIn, storedPins } = await open()
  expect(pinsIn(storedPins.get(), id('7'))).toEqual([{ hash: 'a', isMe: true }])
  expect(pinsIn(storedPins.get(), id('8'))).toEqual([])
})

test('only the last eight contests are stored', async () => {
  const { storePins } = await open()
  for (let contest = 1; contest <= 12; contest++) storePins(id(String(contest)), [{ hash: 'a', isMe: false }])
  const { pinsIn, storedPins } = await open()
  expect([4, 5, 12].map((contest) => pinsIn(storedPins.get(), id(String(contest))).length)).toEqual([0, 1, 1])
})

test('any stored content is read as valid and limited data', async () => {
  const pin = fc.record({
    hash: fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.constant(7)),
    isMe: fc.oneof(fc.boolean(), fc.string()),
  })
  const one = fc.record({
    contestId: fc.constantFrom('7', 7, null),
    pins: fc.array(pin, { maxLength: 9, size: 'max' }),
  })
  const texts = fc.sample(
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(one, fc.jsonValue()), { maxLength: 12 }).map((value) => JSON.stringify(value)),
    ),
    80,
  )
  for (const text of texts) {
    localStorage.setItem(KEY, text)
    const { pinsIn, storedPins } = await open()
    const pins = pinsIn(storedPins.get(), id('7'))
    expect(pins.length).toBeLessThanOrEqual(MAX_PINS)
    expect(new Set(pins.map(({ hash }) => hash)).size).toBe(pins.length)
    for (const { hash, isMe } of pins) expect([typeof hash, typeof isMe]).toEqual(['string', 'boolean'])
  }
})
