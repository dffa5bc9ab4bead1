import type { RouterHistory } from '@tanstack/react-router'
import { popFirst } from './popFirst.ts'

/**
 * Back closes the topmost window instead of leaving the page. An open window has an entry of its own in the browser's
 * history: a copy of the page's entry, marked with how many windows are open. The router never hears of these entries.
 */

/** The open windows, from the bottom up. */
const open: { close: () => void }[] = []
let isOwnStep = false
let routerHistory: RouterHistory | null = null

const marked = () => Number(history.state?.windows ?? 0)
const pageOf = (state: unknown) => (state as { __TSR_key?: string } | null)?.__TSR_key // the router's own mark of an entry
const settleSoon = () => setTimeout(settle)

/** As many entries as there are open windows: no fewer, and none left over once they are closed. */
function settle() {
  const surplus = marked() - open.length
  if (surplus > 0) {
    isOwnStep = true
    history.go(-surplus)
  }
  // Past the router, which has put its own in place of the method.
  for (let windows = marked() + 1; windows <= open.length; windows++) History.prototype.pushState.call(history, { ...history.state, windows }, '')
}

function onPop(event: PopStateEvent) {
  const isSamePage = pageOf(history.state) === pageOf(routerHistory?.location.state)
  const surplus = marked() - open.length
  if (isSamePage || surplus > 0) event.stopImmediatePropagation()
  if (isOwnStep) {
    isOwnStep = false
    settleSoon()
  } else if (surplus > 0) {
    // A window closed long ago: it is passed over, to where the user was going. At the end of the history there is nothing beyond it.
    if (isSamePage) {
      history.forward()
      setTimeout(settle, 100)
    } else history.back()
  } else if (isSamePage) open.slice(marked()).reverse().forEach(({ close }) => close())
}

/** Tells of an open window; answers what to call when it is closed. */
export function closeOnBack(router: RouterHistory, close: () => void): () => void {
  popFirst.hear = onPop
  routerHistory = router
  const opened = { close }
  open.push(opened)
  settleSoon()
  return () => {
    open.splice(open.indexOf(opened), 1)
    settleSoon()
  }
}
