import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { VERIFY_CONCLUSIVE_CHECKS, VERIFY_FOR_MS } from '../../../src/constants/limits.ts'
import { submission, type Submission } from './model/app.ts'
import { type Claim, explore } from './model/explore.ts'
import type { Network } from './model/world.ts'

const DOCS = readFileSync('docs/proofs/protocol.md', 'utf8').replaceAll(/ +/g, ' ')
/** The bound of all promises. A constant, so that it does not shrink with the wait. */
const WORST: Network = { losses: 2, resends: 1, hasOtherTab: true, arrivesWithin: 15 }

const ABSENT = '“Did not happen” is said only of what is not in the journal and will not be'
const isAbsent: Claim = ({ ended, own }) => ended !== 'didNotHappen' || own === 0
/** Promises of a submission, at every moment. */
const PROMISES: Readonly<Record<string, Claim>> = {
  'It never sends twice': ({ sends }) => sends <= 1,
  'Only the exchange refuses: unknown never becomes refused': ({ ended, told }) =>
    ended !== 'refused' || told === 'refused',
  [ABSENT]: isAbsent,
  '“Accepted” and “found” are said only of what is in the journal': ({ ended, own, other }) =>
    (ended !== 'done' || own > 0) && (ended !== 'happened' || own + other > 0),
}
/** What cannot be promised without the exchange's help: reliability A5 and A12. */
const LIMITS: Readonly<Record<string, Claim>> = {
  'One press makes one order': ({ own }) => own <= 1,
  '“Refused” is said only of what is not in the journal': ({ ended, own }) => ended !== 'refused' || own === 0,
  '“Found” is the own order, not an equal one of another tab': ({ ended, own }) => ended !== 'happened' || own > 0,
}

describe('the submission machine', () => {
  const began = performance.now()
  const { worlds, stuck, broken } = explore(submission, WORST, { ...PROMISES, ...LIMITS })
  console.log(`protocol: ${worlds} states in ${((performance.now() - began) / 1_000).toFixed(1)} s`)

  test.each(Object.keys(PROMISES))('in every reachable state: %s', (promise) => {
    expect(broken[promise]).toBe(undefined)
  })

  test('always continues until the outcome is known', () => {
    expect(stuck).toBe(0)
    expect(DOCS).toContain(`${worlds.toLocaleString('en')} states`)
  })

  // A limit that no longer fails is fixed: it becomes a promise, here, in the gallery and in docs/proofs/protocol.md.
  test.each(Object.keys(LIMITS))('cannot determine by itself: %s', (limit) => {
    expect(broken[limit]).toBeDefined()
    expect(DOCS).toContain(`\n${broken[limit]}\n`)
  })
})

describe('why 15 s and three checks', () => {
  /** After how many seconds since the lost response, and how many conclusive checks after them, “did not happen” is said. */
  interface Proof {
    wait: number
    checks: number
  }
  const PROOF: Proof = { wait: VERIFY_FOR_MS / 1_000, checks: VERIFY_CONCLUSIVE_CHECKS }
  const submissionWith = ({ wait, checks }: Proof): Submission =>
    submission.provide({
      delays: { longEnough: wait * 1_000 },
      guards: {
        hasEnoughChecks: ({ context }, check) =>
          check === 'notFound' && context.longEnough && context.conclusiveChecks + 1 >= checks,
      },
    })
  /** The shortest path to a wrong “did not happen”, if a request is late, and neither repeated nor equal to another tab's. */
  const wrong = (proof: Proof, arrivesWithin: number) =>
    explore(submissionWith(proof), { ...WORST, resends: 0, hasOtherTab: false, arrivesWithin }, { [ABSENT]: isAbsent })
      .broken[ABSENT]

  // The latest arrival, in seconds after the click, for which “did not happen” is true while two messages are lost; null: none.
  test.each<Proof & { bound: number | null }>([
    { wait: 15, checks: 1, bound: null },
    { wait: 15, checks: 2, bound: null },
    { wait: 5, checks: 3, bound: 7 },
    { wait: 10, checks: 3, bound: 12 },
    { ...PROOF, bound: 17 },
    { wait: 15, checks: 4, bound: 20 },
    { wait: 20, checks: 3, bound: 22 },
  ])('with $wait s and $checks checks the bound is exactly $bound s', ({ bound, ...proof }) => {
    if (bound !== null) expect(wrong(proof, bound)).toBe(undefined)
    expect(wrong(proof, bound === null ? 0 : bound + 1)).toBeDefined()
    expect(DOCS).toContain(`| ${proof.wait} s | ${proof.checks} | ${bound === null ? 'none' : `${bound} s`} |`)
  })

  test.each([
    ['an order later than the bound', PROOF, 18],
    ['a wait that is shorter', { ...PROOF, wait: 5 }, WORST.arrivesWithin],
    ['one check less', { ...PROOF, checks: 2 }, WORST.arrivesWithin],
  ])('the shortest path to a wrong “did not happen” is reported: %s', (_, proof, arrivesWithin) => {
    expect(DOCS).toContain(`\n${wrong(proof, arrivesWithin)}\n`)
  })
})
