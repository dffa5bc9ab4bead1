import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeaderboardEntry } from '../../../../src/api/contest.ts'
import { aroundPins, indexesOf } from '../../../../src/domain/contest/leaderboardRows.ts'
import { forAll } from '../../../forAll.ts'
import { oneOf } from '../builders.ts'

const board = (hashes: readonly string[]) =>
  hashes.map((hashedEmail, index) => LeaderboardEntry.parse({ rank: index + 1, hashedEmail, roi: 1, reward: null }))

const pinsOf = fc.uniqueArray(fc.record({ hash: oneOf('abcdefghijklmnopqrst'), isMe: fc.boolean() }), {
  selector: ({ hash }) => hash,
  maxLength: 5,
})

test('pinned rows have their neighbours, each row once, in consecutive runs', () => {
  const hashes = 'abcdefghijklmnop'.split('')
  forAll(pinsOf, (pins) => {
    const runs = aroundPins(board(hashes), pins)
    const all = runs.flat().map(({ number }) => number)
    const wanted = pins.flatMap(({ hash, isMe }) => {
      const place = hashes.indexOf(hash) + 1
      const reach = isMe ? 2 : 1
      return place === 0 ? [] : Array.from({ length: 2 * reach + 1 }, (_, index) => place - reach + index)
    })
    expect(all).toEqual(
      [...new Set(wanted)].filter((place) => place >= 1 && place <= hashes.length).sort((a, b) => a - b),
    )
    for (const run of runs) run.forEach(({ number }, index) => expect(number).toBe((run[0]?.number ?? 0) + index))
    for (const [index, run] of runs.entries())
      expect((runs[index + 1]?.[0]?.number ?? Infinity) - (run.at(-1)?.number ?? 0)).toBeGreaterThan(1)
    for (const { number, entry } of runs.flat()) expect(entry.hashedEmail).toBe(hashes[number - 1])
  })
})

test('for a duplicate hash the better row is pinned', () => {
  expect(indexesOf(board(['a', 'b', 'c', 'b']), [{ hash: 'b', isMe: false }])).toEqual(new Map([['b', 1]]))
})
