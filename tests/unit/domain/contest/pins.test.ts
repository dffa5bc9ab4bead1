import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeaderboardEntry } from '../../../../src/api/contest.ts'
import { aroundPins, indexesOf } from '../../../../src/domain/contest/leaderboardRows.ts'
import { isPinned, MAX_PINS, type Pin, toggleMe, togglePin, cleanPins } from '../../../../src/domain/contest/pins.ts'
import { forAll } from '../../../forAll.ts'
import { oneOf } from '../builders.ts'

const hash = oneOf('abcdefgh')
const anyPins = fc.array(fc.record({ hash, isMe: fc.boolean() }), { maxLength: 12 })

const isWhole = (pins: readonly Pin[]) => {
  expect(pins.length).toBeLessThanOrEqual(MAX_PINS)
  expect(new Set(pins.map((pin) => pin.hash)).size).toBe(pins.length)
  expect(pins.filter(({ isMe }) => isMe).length).toBeLessThanOrEqual(1)
}

test('for any clicks no row is pinned twice, only one row is the user’s own, and the limit holds', () => {
  forAll(fc.array(fc.tuple(fc.boolean(), hash), { maxLength: 40 }), (presses) => {
    const pins = presses.reduce<readonly Pin[]>((all, [isPin, each]) => (isPin ? togglePin : toggleMe)(all, each), [])
    isWhole(pins)
  })
})

test('a second click removes the pin or the mark', () => {
  forAll(anyPins.map(cleanPins), hash, (pins, each) => {
    if (!isPinned(pins, each) && pins.length < MAX_PINS) expect(togglePin(togglePin(pins, each), each)).toEqual(pins)
    const marked = toggleMe(pins, each)
    const wasMe = isPinned(pins, each) && pins.some((pin) => pin.isMe && pin.hash === each)
    expect(toggleMe(marked, each).some(({ isMe }) => isMe)).toBe(wasMe)
    expect(marked.map((pin) => pin.hash)).toEqual(pins.map((pin) => pin.hash))
  })
})

test('a full list stays unchanged', () => {
  const full = 'abcde'.split('').map((each) => ({ hash: each, isMe: false }))
  expect(togglePin(full, 'f')).toBe(full)
  expect(togglePin(full, 'a')).toEqual(full.slice(1))
})

test('of any stored content only valid rows are kept', () => {
  forAll(anyPins, (pins) => isWhole(cleanPins(pins)))
})

const board = (hashes: readonly string[]) =>
  hashes.map((hashedEmail, index) => LeaderboardEntry.parse({ rank: index + 1, hashedEmail, roi: 1, reward: null }))

const anyPin = fc.record({ hash: oneOf('abcdefghijklmnopqrst'), isMe: fc.boolean() })
const someOf = fc.uniqueArray(anyPin, { selector: (pin) => pin.hash, maxLength: 5 })

test('pinned rows have their neighbours, each row once, in consecutive runs', () => {
  const hashes = 'abcdefghijklmnop'.split('')
  forAll(someOf, (pins) => {
    const runs = aroundPins(board(hashes), pins)
    const all = runs.flat().map(({ number }) => number)
    const listed = pins.filter(({ hash }) => hashes.includes(hash))
    const isNear = (index: number) =>
      listed.some(({ hash, isMe }) => Math.abs(hashes.indexOf(hash) - index) <= (isMe ? 2 : 1))
    expect(all).toEqual([...hashes.keys()].filter(isNear).map((index) => index + 1))
    for (const run of runs) run.forEach(({ number }, index) => expect(number).toBe((run[0]?.number ?? 0) + index))
    for (const [index, run] of runs.entries())
      expect((runs[index + 1]?.[0]?.number ?? Infinity) - (run.at(-1)?.number ?? 0)).toBeGreaterThan(1)
    for (const { number, entry } of runs.flat()) expect(entry.hashedEmail).toBe(hashes[number - 1])
  })
})

test('for a duplicate hash the better row is pinned', () => {
  expect(indexesOf(board(['a', 'b', 'c', 'b']), [{ hash: 'b', isMe: false }])).toEqual(new Map([['b', 1]]))
})
