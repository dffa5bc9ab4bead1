import type { Network } from './world.ts'

const WORST = { losses: 2, resends: 1, hasOtherTab: true }

/** The bound of what is promised: a request that arrives does so within 12 s (reliability F2), a look is answered within 2 s. */
export const QUICK: Network = { ...WORST, arrivesWithin: 12, lookWithin: 2 }
/** And the bound where looks may take as long as a call may: 10 s. */
export const SLOW: Network = { ...WORST, arrivesWithin: 5, lookWithin: 10 }

/** Where only a late request is asked about: neither a second tab nor a second request makes it any later. */
export const bare = (arrivesWithin: number, lookWithin: number): Network => ({ losses: 2, resends: 0, hasOtherTab: false, arrivesWithin, lookWithin })
