import type { RouterHistory } from '@tanstack/react-router'
import { isPageLeft } from '../../platform/mainSite.ts'
import { afterPaint } from '../afterPaint.ts'
import { popFirst } from './popFirst.ts'

/**
 * Back closes the topmost window instead of leaving the page. Each open window has an entry in the browser's
 * history: a copy of the page's entry, marked with the page and the number of open windows. The router never sees these entries.
 */

/** Milliseconds within which the browser completes a history step, if there is one. */
const STEP_MS = 1_000

/** The open windows, bottom first. */
const open: { close: () => void }[] = []
let isOwnStep = false
/** Waits for a step forward that may have no target. */
let atTheEnd: ReturnType<typeof setTimeout> | undefined
let routerHistory: RouterHistory | null = null
/** Mark of the page's entry and of the windows' entries after it; null while no window was opened on this page. */
let page: string | null = null
let pages = 0

const marked = () => Number(history.state?.windows ?? 0)
/** Gives this entry the router's address and state, and its marks; bypasses the router, as in `settle`. */
const writeEntry = ({ location: { state, href } }: RouterHistory, windows: number) =>
  History.prototype.replaceState.call(history, { ...state, page, windows }, '', href)
/**
 * Once the closed window is off the screen, and a page it leads to is in the history: a window that replaces another keeps its entry,
 * and a step starts only after the previous one has ended.
 */
const settleSoon = () => afterPaint(settle)

/** Adds or removes entries until there is one for each open window. */
function settle() {
  if (isPageLeft()) return
  const surplus = marked() - open.length
  if (surplus > 0) {
    isOwnStep = true
    history.go(-surplus)
  }
  // Both bypass the router, which has patched the methods of `history`.
  if (page === null && open.length > 0) {
    page = `${performance.timeOrigin} ${(pages += 1)}`
    History.prototype.replaceState.call(history, { ...history.state, page }, '')
  }
  for (let windows = marked() + 1; windows <= open.length; windows++)
    History.prototype.pushState.call(history, { ...history.state, windows }, '')
}

function onPop(event: PopStateEvent) {
  clearTimeout(atTheEnd)
  const isSamePage = page !== null && history.state?.page === page
  const surplus = marked() - open.length
  if (isSamePage || surplus > 0) event.stopImmediatePropagation()
  // Its address may have been replaced while a window's entry was the current one.
  if (isSamePage && routerHistory) writeEntry(routerHistory, marked())
  if (isOwnStep) {
    isOwnStep = false
    settleSoon()
  } else if (surplus > 0) {
    // The entry of a closed window: skip it, in the user's direction. At the end of the history nothing follows it, and no event
    // reports that; a busy browser needs some time for a step, and settling earlier would undo it.
    if (isSamePage) {
      history.forward()
      atTheEnd = setTimeout(settle, STEP_MS)
    } else history.back()
  } else if (isSamePage)
    open
      .slice(marked())
      .reverse()
      .forEach(({ close }) => close())
}

/** Closes the topmost window, as Back does. */
export const closeTopmost = () => open.at(-1)?.close()

/** Registers an open window; returns the function to call when it is closed. */
export function closeOnBack(router: RouterHistory, close: () => void): () => void {
  if (routerHistory !== router) {
    popFirst.handle = onPop
    routerHistory = router
    router.subscribe(({ action: { type } }) => {
      // Still those of the replaced entry, which the router overwrites later.
      const windows = marked()
      if (type === 'REPLACE' && page !== null && windows > 0) {
        router.flush()
        writeEntry(router, windows)
      } else page = type === 'PUSH' || type === 'REPLACE' ? null : (history.state?.page ?? null)
    })
  }
  const opened = { close }
  open.push(opened)
  settleSoon()
  return () => {
    open.splice(open.indexOf(opened), 1)
    settleSoon()
  }
}
