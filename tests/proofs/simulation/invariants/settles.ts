import type { InvariantOf } from './invariant.ts'

/** Six times the timers of the busiest second of a correct page. */
const MOST = 400

/** The page settles: nothing in it loops. A timer that immediately sets the next one stops the clock. */
export const settles: InvariantOf = ({ tabs, clock }) => ({
  after: () =>
    tabs.flatMap(({ page, name }) => {
      const runs = page ? clock.runsWithinSecond(page) : 0
      return runs > MOST ? [`${name} has run ${runs} timers within a second`] : []
    }),
})
