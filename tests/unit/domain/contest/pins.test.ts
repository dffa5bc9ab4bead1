import fc from 'fast-check'
import { expect, test } from 'vitest'
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
    expect(toggleMe(marked, each).some(({ isMe }) => isMe)).toBe(
      isPinned(pins, each) && pins.some((pin) => pin.isMe && pin.hash === each),
    )
    expect(marked.map((pin) => pin.hash)).toEqual(pins.map((pin) => pin.hash))
  })
})

test('a full list stays unchanged', () => {
  const full = 'abcde'.split('').map((each) => ({ hash: each, isMe: false }))
  expect(togglePin(full, 'f')).toBe(full)
  expect(
    togglePin(full, 'a')
      .map((pin) => pin.hash)
      .join(''),
  ).toBe('bcde')
})

test('of any stored content only valid rows are kept', () => {
  forAll(anyPins, (pins) => isWhole(cleanPins(pins)))
})
