import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { submission, type Submission } from './model/app.ts'
import { onlyLate, BOUNDS, PROOF, submissionWith, WORST } from './model/bounds.ts'
import { ABSENT, LIMITS, PROMISES } from './model/claims.ts'
import { type Claim, explore } from './model/explore.ts'
import { formatStory } from './model/story.ts'
import type { Network } from './model/world.ts'

const CLAIMS: Readonly<Record<string, Claim>> = { ...PROMISES, ...LIMITS }
const DOCS = readFileSync('docs/proofs/protocol.md', 'utf8').replaceAll(/ +/g, ' ')

/** The shortest path that violates a claim, as lines; null if there is none. */
function broken(machine: Submission, network: Network, name: string): string | null {
  const story = explore(machine, network, { [name]: CLAIMS[name]! }).broken[name]
  return story ? formatStory(story) : null
}

describe('the submission machine', () => {
  const began = performance.now()
  const { worlds, stuck, broken: lies } = explore(submission, WORST, { ...PROMISES, ...LIMITS })
  console.log(`protocol: ${worlds} states in ${((performance.now() - began) / 1_000).toFixed(1)} s`)

  test.each(Object.keys(PROMISES))('in every reachable state: %s', (promise) => {
    expect(formatStory(lies[promise as keyof typeof lies])).toBe('') // `promise` is one of them
  })

  test('always continues until the outcome is known', () => {
    expect(stuck).toBe(0)
    expect(DOCS).toContain(`${worlds.toLocaleString('en')} states`)
  })
})

// A limit that no longer fails is fixed: it becomes a promise, here, in the gallery and in docs/proofs/protocol.md.
describe('what the app cannot determine by itself', () => {
  test.each(Object.keys(LIMITS))('not always: %s', (limit) => {
    const story = broken(submission, WORST, limit)
    expect(story).not.toBe(null)
    expect(DOCS).toContain(`\n${story}\n`)
  })

  test('none of these happens without a browser that repeats requests and another tab', () => {
    const lies = (network: Partial<Network>) =>
      new Set(Object.keys(explore(submission, { ...WORST, ...network }, LIMITS).broken))
    const [one, refused, own] = Object.keys(LIMITS)
    expect(lies({ resends: 0, hasOtherTab: false })).toEqual(new Set())
    expect(lies({ hasOtherTab: false })).toEqual(new Set([one, refused]))
    expect(lies({ resends: 0 })).toEqual(new Set([own]))
  })
})

describe('why 15 s and three checks', () => {
  test.each(BOUNDS)('with $wait s and $checks checks the bound is exactly $bound s', ({ bound, ...proof }) => {
    const machine = submissionWith(proof)
    if (bound !== null) expect(broken(machine, onlyLate(bound), ABSENT)).toBe(null)
    expect(broken(machine, onlyLate(bound === null ? 0 : bound + 1), ABSENT)).not.toBe(null)
    expect(DOCS).toContain(`| ${proof.wait} s | ${proof.checks} | ${bound === null ? 'none' : `${bound} s`} |`)
  })

  test.each([
    ['an order later than the bound', PROOF, 18],
    ['a wait that is shorter', { ...PROOF, wait: 5 }, WORST.arrivesWithin],
    ['one check less', { ...PROOF, checks: 2 }, WORST.arrivesWithin],
  ])('the shortest path to a wrong “did not happen” is reported: %s', (_, proof, arrivesWithin) => {
    expect(DOCS).toContain(`\n${broken(submissionWith(proof), onlyLate(arrivesWithin), ABSENT)}\n`)
  })
})
