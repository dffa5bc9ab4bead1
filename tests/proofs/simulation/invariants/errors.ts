import type { InvariantOf } from './invariant.ts'

/** No uncaught errors, and no console warnings. */
export const errors: InvariantOf = (world) => ({ name: 'errors', after: () => world.troubles.splice(0) })
