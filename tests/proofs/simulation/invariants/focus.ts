import type { InvariantOf } from './invariant.ts'

/** The focus is on an existing, usable element, and the page itself never drops it. */
export const focus: InvariantOf = ({ tabs }) => {
  const before = new Map<object, Element | null>()
  /** Pages with a window opened by a key while nothing had the focus: it returns to nothing. */
  const fromNowhere = new Set<object>()
  return {
    after: (step) =>
      tabs.flatMap((tab) => {
        const { page } = tab
        if (!page?.inside) return []
        const { document } = page.window
        const { activeElement } = document
        const last = before.get(page) ?? null
        const hasWindow = document.querySelector('[role=dialog]') !== null
        const isNowhere = activeElement === null || activeElement === document.body
        if (hasWindow && last === null) fromNowhere.add(page)
        const isBack = fromNowhere.has(page) && !hasWindow
        if (isBack) fromNowhere.delete(page)
        before.set(page, isNowhere ? null : activeElement)
        if (activeElement?.closest('[inert], [hidden]'))
          return [
            `the focus of ${tab.name} is on something that cannot be used: ${activeElement.outerHTML.slice(0, 120)}`,
          ]
        // A click outside every control clears the focus on purpose, and Back opens another page.
        const isOnPurpose = isBack || step.do === 'press' || step.do === 'pressTwice' || step.do === 'back'
        // Browsers keep the position of a disabled element: Tab continues from there.
        const isOutOfWindow = step.do === 'key' && document.querySelector('[aria-modal=true]') !== null
        return last && isNowhere && !isOnPurpose && (!last.isConnected || isOutOfWindow)
          ? [`the focus of ${tab.name} is lost`]
          : []
      }),
  }
}
