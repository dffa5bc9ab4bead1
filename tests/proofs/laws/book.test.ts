import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAWS } from '../monkey/laws.ts'
import { laws } from '../simulation/laws/all.ts'
import type { World } from '../simulation/world.ts'
import { BOOK, type LawName, lawsOf, type Watcher } from './book.ts'

// An invariant needs no data before its first check.
const none = { tabs: [], network: { sent: [], answered: [] }, recorders: [], troubles: [], clock: {}, exchange: {}, deviceNow: () => 0 } as unknown as World
const watched: Record<Watcher, string[]> = { monkey: LAWS.map(({ name }) => name), simulation: laws.map((law) => law(none).name) }

test.each(['monkey', 'simulation'] as const)('the %s checks every invariant that it can', (watcher) => {
  expect(watched[watcher].toSorted()).toEqual(lawsOf(watcher).toSorted())
})

const page = readFileSync('docs/proofs/laws.md', 'utf8')
test.each(Object.entries(BOOK))('docs/proofs/laws.md has the invariant "%s" with the same text', (name, { says }) => {
  const by = (watcher: Watcher) => (lawsOf(watcher).includes(name as LawName) ? 'yes' : '–') // a key of BOOK
  expect(page).toContain(`| ${name} | ${says} | ${by('monkey')} | ${by('simulation')} |`)
})
