// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ContestId } from '../../../../../src/api/scalars.ts'
import { keyOf } from '../../../queries/knownUser.ts'

const KEY = keyOf('futuresStandings')
const id = (text: string) => ContestId.parse(text)

/** A separate page of a known user. */
async function open() {
  vi.resetModules()
  const { knowUser } = await import('../../../queries/knownUser.ts')
  knowUser()
  return import('../../../../../src/features/contests/leaderboard/storedPins.ts')
}
beforeEach(() => localStorage.clear())

test('only the last eight contests are stored, each with its own pins', async () => {
  const { storePins } = await open()
  for (let contest = 1; contest <= 12; contest++) storePins(id(String(contest)), [{ hash: 'a', isMe: false }])
  const { pinsIn, storedPins } = await open()
  expect([4, 5, 12].map((contest) => pinsIn(storedPins.get(), id(String(contest))).length)).toEqual([0, 1, 1])
})

test.each([
  ['', []],
  ['{', []],
  ['7', []],
  ['{"contestId":"7"}', []],
  ['[null,{"contestId":7,"pins":[]},{"contestId":"7","pins":7}]', []],
  ['[{"contestId":"7","pins":[{"hash":7,"isMe":true},{"hash":"a","isMe":false},null]}]', ['a']],
  [`[{"contestId":"7","pins":[${'{"hash":"a","isMe":false},'.repeat(9)}{"hash":"b","isMe":true}]}]`, ['a', 'b']],
])('any stored content is read as valid and limited data: %s', async (text, hashes) => {
  localStorage.setItem(KEY, text)
  const { pinsIn, storedPins } = await open()
  expect(pinsIn(storedPins.get(), id('7')).map(({ hash }) => hash)).toEqual(hashes)
})
