import { restlessTitle } from '../../laws/announcements.ts'
import type { LawOf } from './law.ts'

/** The title settles: nothing rewrites it repeatedly within a second. */
export const title: LawOf = ({ tabs }) => ({
  name: 'title',
  after: () =>
    tabs.flatMap(({ page, name }) => {
      const title = page && restlessTitle(page.heard.titles)
      return title === undefined || title === null ? [] : [`${name} rewrites its title again and again, at last to “${title}”`]
    }),
})
