import { restlessTitle } from '../../invariants/announcements.ts'
import type { InvariantOf } from './invariant.ts'

/** The title settles: nothing rewrites it repeatedly within a second. */
export const title: InvariantOf = ({ tabs }) => ({
  after: () =>
    tabs.flatMap(({ page, name }) => {
      const title = page && restlessTitle(page.announcements.titles)
      return title === undefined || title === null
        ? []
        : [`${name} rewrites its title again and again, at last to “${title}”`]
    }),
})
