import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always, now, until, whenever, within } from './temporal.ts'

interface Look {
  at: number
  is: string
}
/** One observation per second, each a letter. */
const looks = (letters: string): Look[] => Array.from(letters, (is, index) => ({ at: index * 1_000, is }))
const is = (letter: string) => (look: Look) => look.is === letter

describe('a claim about a history', () => {
  test('about one observation holds or is violated immediately', () => {
    expect(now(is('a'))(looks('ab'), 0)).toBe('holds')
    expect(now(is('a'))(looks('ab'), 1)).toBe('broken')
  })

  test('about all observations is never settled, and stays violated', () => {
    const letters = fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }).map((list) => list.join(''))
    fc.assert(fc.property(letters, (text) => always(now(is('a')))(looks(text), 0) === (text.includes('b') ? 'broken' : 'open')))
  })

  test('about the future is undecided, and an observation after the end still counts', () => {
    const soon = within(2_000, is('b'))
    expect(soon(looks('aa'), 0)).toBe('open')
    expect(soon(looks('aaa'), 0)).toBe('broken')
    expect(soon(looks('aab'), 0)).toBe('holds')
    // No observation before: it may have happened in time.
    expect(soon([{ at: 0, is: 'a' }, { at: 9_000, is: 'b' }], 0)).toBe('holds')
  })

  test('about a period until a goal is violated by a gap before the goal, not after it', () => {
    const busy = until(is('a'), is('b'), 5_000)
    expect(busy(looks('aaab'), 0)).toBe('holds')
    expect(busy(looks('aacb'), 0)).toBe('broken')
    expect(busy(looks('abc'), 0)).toBe('holds')
    expect(busy(looks('aaaaaaa'), 0)).toBe('broken')
  })

  test('with a condition holds if the condition does not, and knows the previous observation', () => {
    const again = whenever(is('a'), (_, before) => within(1_000, (look: Look) => look.is === before?.is))
    expect(again(looks('bbb'), 1)).toBe('holds')
    expect(again(looks('bab'), 1)).toBe('holds')
    expect(again(looks('bac'), 1)).toBe('broken')
  })
})
