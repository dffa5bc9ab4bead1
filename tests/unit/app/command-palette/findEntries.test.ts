import { expect, test } from 'vitest'
import { type Findable, findEntries, rankOf } from '../../../../src/app/command-palette/findEntries.ts'

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
  const all = ['Reorders', 'Fees', 'Market order', 'Limit order', 'Orders', 'Order']
  const entries = all.map((name) => entry(name, { also: [`${name} again`] }))
  const found = (typed: string) => names(findEntries(entries, typed))
  expect(found('order')).toEqual(['Order', 'Orders', 'Market order', 'Limit order', 'Reorders'])
  expect(found(' ')).toEqual(all)
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
