import type { LawOf } from './law.ts'

/** Nothing is thrown that nobody catches, and nothing complains. */
export const errors: LawOf = (world) => ({ name: 'errors', after: () => world.troubles.splice(0) })
