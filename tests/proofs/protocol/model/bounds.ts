import { VERIFY_CONCLUSIVE_CHECKS, VERIFY_FOR_MS } from '../../../../src/constants/limits.ts'
import { submission, type Submission } from './app.ts'
import type { Network } from './world.ts'

/** What a submission waits for before it says “did not happen”. */
export interface Proof {
  /** Seconds after the answer was lost: a look that was asked earlier proves nothing. */
  wait: number
  /** Conclusive checks after that. */
  looks: number
}

/** As it is. */
export const PROOF: Proof = { wait: VERIFY_FOR_MS / 1_000, looks: VERIFY_CONCLUSIVE_CHECKS }

/** The submission, as it is but for its proof. */
export const submissionWith = ({ wait, looks }: Proof): Submission =>
  submission.provide({
    delays: { longEnough: wait * 1_000 },
    guards: { hasEnoughChecks: ({ context }, check) => check === 'notFound' && context.longEnough && context.conclusiveChecks + 1 >= looks },
  })

/** The bound within which everything is promised. It stands here by itself: it is not to shrink with the wait. */
export const WORST: Network = { losses: 2, resends: 1, hasOtherTab: true, arrivesWithin: 15 }

/** Where only a late request is asked about: neither a second tab nor a second request makes it any later. */
export const bare = (arrivesWithin: number, losses = WORST.losses): Network => ({ losses, resends: 0, hasOtherTab: false, arrivesWithin })

/** The latest arrival, in seconds after the press, for which “did not happen” is true while two things are lost; null: not even the earliest. */
export const BOUNDS: readonly (Proof & { bound: number | null })[] = [
  { wait: 15, looks: 1, bound: null },
  { wait: 15, looks: 2, bound: null },
  { wait: 5, looks: 3, bound: 7 },
  { wait: 10, looks: 3, bound: 12 },
  { ...PROOF, bound: 17 },
  { wait: 15, looks: 4, bound: 20 },
  { wait: 20, looks: 3, bound: 22 },
]
