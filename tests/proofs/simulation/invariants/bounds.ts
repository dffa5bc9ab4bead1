import type { InvariantOf } from './invariant.ts'

const MOST = { timers: 120, queries: 60, elements: 6_000 } as const

/** For any user actions, a page does not grow. */
export const bounds: InvariantOf = ({ tabs, clock }) => ({
  after: () =>
    tabs.flatMap(({ page, name }) => {
      if (!page?.inside) return []
      const counts = {
        timers: clock.count(page),
        queries: page.inside.queryClient.getQueryCache().getAll().length,
        elements: page.window.document.getElementsByTagName('*').length,
      }
      return (['timers', 'queries', 'elements'] as const).flatMap((what) =>
        counts[what] > MOST[what] ? [`${name} has ${counts[what]} ${what}, at most ${MOST[what]}`] : [],
      )
    }),
})
