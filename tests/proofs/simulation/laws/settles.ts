import type { LawOf } from './law.ts'

/** Six times what the busiest second of a sound page takes. */
const MOST = 400

/** The page settles: nothing in it runs in circles. A timer that sets the next one at once stops the clock itself. */
export const settles: LawOf = ({ tabs, clock }) => ({
  name: 'settles',
  after: () =>
    tabs.flatMap(({ page, name }) => {
      const runs = page ? clock.runsWithinSecond(page) : 0
      return runs > MOST ? [`${name} has run ${runs} timers within a second`] : []
    }),
})
