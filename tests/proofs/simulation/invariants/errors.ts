import type { InvariantOf } from './invariant.ts'

/** No uncaught errors, and no console warnings. */
export const errors: InvariantOf = (world) => ({ after: () => world.troubles.splice(0) })
