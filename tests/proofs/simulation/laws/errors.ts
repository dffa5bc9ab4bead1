import type { LawOf } from './law.ts'

/** No uncaught errors, and no console warnings. */
export const errors: LawOf = (world) => ({ name: 'errors', after: () => world.troubles.splice(0) })
