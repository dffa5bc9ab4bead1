import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECKS } from '../monkey/invariants.ts'
import { invariants } from '../simulation/invariants/all.ts'
import type { World } from '../simulation/world.ts'
import { INVARIANTS, type InvariantName, invariantsOf, type Watcher } from './invariants.ts'

// An invariant needs no data before its first check.
const none = { tabs: [], network: { sent: [], answered: [] }, recorders: [], troubles: [], clock: {}, exchange: {}, deviceNow: () => 0 } as unknown as World
const watched: Record<Watcher, string[]> = { monkey: CHECKS.map(({ name }) => name), simulation: invariants.map((invariant) => invariant(none).name) }

test.each(['monkey', 'simulation'] as const)('the %s checks every invariant that it can', (watcher) => {
  expect(watched[watcher].toSorted()).toEqual(invariantsOf(watcher).toSorted())
})

const page = readFileSync('docs/proofs/invariants.md', 'utf8')
test.each(Object.entries(INVARIANTS))('docs/proofs/invariants.md has the invariant "%s" with the same text', (name, { says }) => {
  const by = (watcher: Watcher) => (invariantsOf(watcher).includes(name as InvariantName) ? 'yes' : '–') // a key of INVARIANTS
  expect(page).toContain(`| ${name} | ${says} | ${by('monkey')} | ${by('simulation')} |`)
})
