import { VERIFY_CONCLUSIVE_CHECKS, VERIFY_FOR_MS } from '../../../../src/constants/limits.ts'
import { submission, type Submission } from './app.ts'
import type { Network } from './world.ts'

/** Conditions for a submission to conclude “did not happen”. */
export interface Proof {
  /** Seconds after the response was lost: a check requested earlier proves nothing. */
  wait: number
  /** Conclusive checks after that. */
  checks: number
}

/** The actual values. */
export const PROOF: Proof = { wait: VERIFY_FOR_MS / 1_000, checks: VERIFY_CONCLUSIVE_CHECKS }

/** The submission with another wait and number of checks. */
export const submissionWith = ({ wait, checks }: Proof): Submission =>
  submission.provide({
    delays: { longEnough: wait * 1_000 },
    guards: {
      hasEnoughChecks: ({ context }, check) =>
        check === 'notFound' && context.longEnough && context.conclusiveChecks + 1 >= checks,
    },
  })

/** The bound of all promises. A constant, so that it does not shrink with the wait. */
export const WORST: Network = { losses: 2, resends: 1, hasOtherTab: true, arrivesWithin: 15 }

/** Only a late request: a second tab or a repeated request would not make it later. */
export const onlyLate = (arrivesWithin: number, losses = WORST.losses): Network => ({
  losses,
  resends: 0,
  hasOtherTab: false,
  arrivesWithin,
})

/** The latest arrival, in seconds after the click, for which “did not happen” is true while two messages are lost; null: none. */
export const BOUNDS: readonly (Proof & { bound: number | null })[] = [
  { wait: 15, checks: 1, bound: null },
  { wait: 15, checks: 2, bound: null },
  { wait: 5, checks: 3, bound: 7 },
  { wait: 10, checks: 3, bound: 12 },
  { ...PROOF, bound: 17 },
  { wait: 15, checks: 4, bound: 20 },
  { wait: 20, checks: 3, bound: 22 },
]
