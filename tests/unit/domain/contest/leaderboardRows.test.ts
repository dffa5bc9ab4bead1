import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortHash } from '../../../../src/domain/contest/contest.ts'
import { aroundPins, type FoundEntries, findRows, indexesOf, MAX_FOUND } from '../../../../src/domain/contest/leaderboardRows.ts'
import { LeaderboardEntry } from '../../../../src/api/contest.ts'
import { oneOf } from '../builders.ts'

const board = (hashes: readonly string[]) => hashes.map((hashedEmail, index) => LeaderboardEntry.parse({ rank: index + 1, hashedEmail, roi: 1, reward: null }))

function find(hashes: readonly string[], query: string): FoundEntries {
  const work = findRows(board(hashes), query)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
const places = ({ rows }: FoundEntries) => rows.map(({ number }) => number)

const hex = fc.string({ unit: oneOf('0123456789abcdef'), minLength: 12, maxLength: 64 })

test('a row is found by its hash, its start, its end, or its displayed form', () => {
  fc.assert(
    fc.property(fc.uniqueArray(hex, { minLength: 1, maxLength: 20 }), fc.nat(), fc.integer({ min: 1, max: 12 }), (hashes, at, length) => {
      const index = at % hashes.length
      const hash = hashes[index] ?? ''
      for (const query of [hash, hash.toUpperCase(), ` ${hash} `, hash.slice(0, length), hash.slice(-length), shortHash(hash), shortHash(hash).replace('…', '...')]) {
        const found = find(hashes, query)
        const better = found.rows.every(({ number }) => number < index + 1)
        expect(places(found).includes(index + 1) || (found.total > MAX_FOUND && better), query).toBe(true)
      }
    }),
  )
})

test('finds only matches, best first, and counts all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: oneOf('ab'), minLength: 1, maxLength: 4 }), { maxLength: 30 }), fc.string({ unit: oneOf('ab'), minLength: 1, maxLength: 3 }), (hashes, query) => {
      const wanted = hashes.flatMap((hash, index) => (hash.startsWith(query) || hash.endsWith(query) ? [index + 1] : []))
      expect(find(hashes, query).total).toBe(wanted.length)
      expect(places(find(hashes, query))).toEqual(wanted.slice(0, MAX_FOUND))
    }),
  )
})

test.each(['', '   ', '…', '...', ' . '])('nothing is found by "%s"', (query) => {
  expect(find(['a', 'b'], query)).toEqual({ rows: [], total: 0 })
})

test('the two ends must not overlap', () => {
  expect(find(['abba'], 'abb…bba').total).toBe(0)
  expect(find(['abbbba'], 'abb…bba').total).toBe(1)
})

test('searching a long list pauses often', () => {
  const work = findRows(board(Array.from({ length: 5_000 }, (_, index) => `h${index}`)), 'x')
  let pauses = 0
  while (work.next().done !== true) pauses += 1
  expect(pauses).toBeGreaterThanOrEqual(9)
})

const pinsOf = fc.uniqueArray(fc.record({ hash: oneOf('abcdefghijklmnopqrst'), isMe: fc.boolean() }), { selector: ({ hash }) => hash, maxLength: 5 })

test('pinned rows have their neighbours, each row once, in consecutive runs', () => {
  const hashes = 'abcdefghijklmnop'.split('')
  fc.assert(
    fc.property(pinsOf, (pins) => {
      const runs = aroundPins(board(hashes), pins)
      const all = runs.flat().map(({ number }) => number)
      const wanted = pins.flatMap(({ hash, isMe }) => {
        const place = hashes.indexOf(hash) + 1
        const reach = isMe ? 2 : 1
        return place === 0 ? [] : Array.from({ length: 2 * reach + 1 }, (_, index) => place - reach + index)
      })
      expect(all).toEqual([...new Set(wanted)].filter((place) => place >= 1 && place <= hashes.length).sort((a, b) => a - b))
      for (const run of runs) run.forEach(({ number }, index) => expect(number).toBe((run[0]?.number ?? 0) + index))
      for (const [index, run] of runs.entries()) expect((runs[index + 1]?.[0]?.number ?? Infinity) - (run.at(-1)?.number ?? 0)).toBeGreaterThan(1)
      for (const { number, entry } of runs.flat()) expect(entry.hashedEmail).toBe(hashes[number - 1])
    }),
  )
})

test('for a duplicate hash the better row is pinned', () => {
  expect(indexesOf(board(['a', 'b', 'c', 'b']), [{ hash: 'b', isMe: false }])).toEqual(new Map([['b', 1]]))
})
