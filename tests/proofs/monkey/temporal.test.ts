import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always, now, until, whenever, within } from './temporal.ts'

interface Observation {
  at: number
  is: string
}
/** One observation per second, each a letter. */
const observations = (letters: string): Observation[] => Array.from(letters, (is, index) => ({ at: index * 1_000, is }))
const is = (letter: string) => (observation: Observation) => observation.is === letter

describe('a claim about a history', () => {
  test('about one observation holds or is violated immediately', () => {
    expect(now(is('a'))(observations('ab'), 0)).toBe('holds')
    expect(now(is('a'))(observations('ab'), 1)).toBe('broken')
  })

  test('about all observations is never settled, and stays violated', () => {
    const letters = fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }).map((list) => list.join(''))
    fc.assert(fc.property(letters, (text) => always(now(is('a')))(observations(text), 0) === (text.includes('b') ? 'broken' : 'open')))
  })

  test('about the future is undecided, and an observation after the end still counts', () => {
    const soon = within(2_000, is('b'))
    expect(soon(observations('aa'), 0)).toBe('open')
    expect(soon(observations('aaa'), 0)).toBe('broken')
    expect(soon(observations('aab'), 0)).toBe('holds')
    // No observation before: it may have happened in time.
    expect(soon([{ at: 0, is: 'a' }, { at: 9_000, is: 'b' }], 0)).toBe('holds')
  })

  test('about a period until a goal is violated by a gap before the goal, not after it', () => {
    const busy = until(is('a'), is('b'), 5_000)
    expect(busy(observations('aaab'), 0)).toBe('holds')
    expect(busy(observations('aacb'), 0)).toBe('broken')
    expect(busy(observations('abc'), 0)).toBe('holds')
    expect(busy(observations('aaaaaaa'), 0)).toBe('broken')
  })

  test('with a condition holds if the condition does not, and knows the previous observation', () => {
    const again = whenever(is('a'), (_, before) => within(1_000, (observation: Observation) => observation.is === before?.is))
    expect(again(observations('bbb'), 1)).toBe('holds')
    expect(again(observations('bab'), 1)).toBe('holds')
    expect(again(observations('bac'), 1)).toBe('broken')
  })
})
