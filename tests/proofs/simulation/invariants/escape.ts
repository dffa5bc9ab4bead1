import type { Page } from '../page.ts'
import type { InvariantOf } from './invariant.ts'
import { BUSY } from './waiting.ts'

const windowsOf = ({ window: { document } }: Page) => [...document.querySelectorAll('[role=dialog]')]

/** Escape closes a window without a pending request. */
export const escape: InvariantOf = ({ tabs }) => {
  const open = new Map<Page, Element>()
  return {
    after: (step) =>
      tabs.flatMap(({ page, name }, nth) => {
        if (!page?.inside || page.isGone) return []
        const before = open.get(page)
        const last = windowsOf(page).at(-1)
        open.delete(page)
        // A pending request keeps its window open.
        if (last && !last.querySelector(BUSY) && !page.inside.isUnsettled()) open.set(page, last)
        const isPressed = step.do === 'key' && step.tab === nth && step.key === 'Escape' && step.thenMs >= 400
        return isPressed && before && before === last && open.has(page)
          ? [`${name} has struck Escape, and the window is still there`]
          : []
      }),
  }
}
