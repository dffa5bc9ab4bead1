import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Findable, findEntries, rankOf } from '../../../../src/app/command-palette/findEntries.ts'
import { forAll } from '../../../forAll.ts'

const entry = (name: string, { also = [], isBlocked = false }: Partial<Findable> = {}): Findable => ({
  name,
  also,
  isBlocked,
})
const names = (found: Findable[]) => found.map(({ name }) => name)

test.each([
  ['Order history', 'order history', 0],
  ['Order history', '  Order  History ', 0],
  ['Łódź', 'lodz', 0],
  ['Order history', 'ord', 1],
  ['Order history', 'his', 2],
  ['Order history', 'tory', 3],
  ['Order history', 'history order', 4],
  ['Order history', 'history fees', null],
  ['Order history', '', null],
])('“%s” matches “%s” with rank %s', (name, typed, rank) => expect(rankOf(name, typed)).toBe(rank))

test('the whole name comes first, then its start, the start of a word, and any part; equal ones keep their order', () => {
  const found = findEntries(
    ['Reorders', 'Market order', 'Limit order', 'Orders', 'Order'].map((name) => entry(name)),
    'order',
  )
  expect(names(found)).toEqual(['Order', 'Orders', 'Market order', 'Limit order', 'Reorders'])
})

test('of two that match equally well, the one whose own name matches comes first', () => {
  const history = entry('Order history', { also: ['closed orders'] })
  expect(names(findEntries([history, entry('Close positions')], 'close'))).toEqual(['Close positions', 'Order history'])
})

test('an unavailable entry is found only by its exact name, or an exact alternative name', () => {
  const held = [entry('Close positions', { also: ['close all'], isBlocked: true })]
  expect(names(findEntries(held, 'close positions'))).toEqual(['Close positions'])
  expect(names(findEntries(held, 'Close All'))).toEqual(['Close positions'])
  expect(findEntries(held, 'close')).toEqual([])
  expect(findEntries(held, '')).toEqual([])
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ł', 'O', ' ', '7', '%'), maxLength: 8 })
const anyEntry = fc.record({ name: word, also: fc.array(word, { maxLength: 2 }), isBlocked: fc.boolean() })

test('for any input every entry is found at most once, an unavailable one only by its name, best first', () => {
  forAll(fc.array(anyEntry), word, (entries, typed) => {
    const found = findEntries(entries, typed)
    expect(new Set(found).size).toBe(found.length)
    expect(found.every((each) => entries.includes(each))).toBe(true)
    const rank = ({ name, also }: Findable) =>
      Math.min(...[name, ...also].map((each) => rankOf(each, typed) ?? Infinity))
    if (typed.trim() === '') expect(found).toEqual(entries.filter(({ isBlocked }) => !isBlocked))
    else {
      expect(found.map(rank)).toEqual(found.map(rank).toSorted((a, b) => a - b))
      for (const each of found) if (each.isBlocked) expect(rank(each)).toBe(0)
      expect(found.length).toBe(entries.filter((each) => rank(each) < (each.isBlocked ? 1 : Infinity)).length)
    }
  })
})

test('an entry is always found by its name, in any case', () => {
  forAll(anyEntry, (each) => {
    fc.pre(each.name.trim() !== '' && each.name === each.name.trim().replaceAll(/\s+/g, ' '))
    expect(findEntries([each], each.name.toUpperCase())).toEqual([each])
  })
})
