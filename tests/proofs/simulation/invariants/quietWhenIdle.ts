import { withoutNews } from '../../invariants/announcements.ts'
import { CALM } from '../network.ts'
import type { Page } from '../page.ts'
import type { InvariantOf } from './invariant.ts'

/** Within this time, everything clicked, lost or slow has ended. */
export const SETTLED_MS = 30_000

/** While nobody acts and nothing is pending, nothing is announced, regardless of what is open, except the exchange's actions. */
export const quietWhenIdle: InvariantOf = (world) => {
  /** Per page, the number of announcements already checked. */
  const judged = new WeakMap<Page, number>()
  return {
    after: () =>
      world.tabs.flatMap(({ page, name, isHidden, isOnline }) => {
        if (!page) return []
        const { texts } = page.announcements
        const from = judged.get(page) ?? 0
        judged.set(page, texts.length)
        const isOpen =
          page.inside !== null && !page.isGone && !page.inside.session.isOver() && !page.inside.isUnsettled()
        if (!isOpen || isHidden || !isOnline || world.network.weather !== CALM) return []
        const loud = withoutNews(texts.slice(from)).find(({ at }) => at - world.actedAtMs > SETTLED_MS)
        return loud
          ? [
              `${name} says “${loud.text}”, ${Math.round((loud.at - world.actedAtMs) / 1_000)} s after anything was done`,
            ]
          : []
      }),
  }
}
