import type { LawOf } from './law.ts'

/** Nothing is thrown that nobody catches, and nothing complains. */
export const trouble: LawOf = (world) => ({ name: 'trouble', after: () => world.troubles.splice(0) })
