import type { Box } from '../types.ts'
import { postToParent } from './wire.ts'

/** Margin around the element, so that its shadow and the page around it are visible. */
const AROUND_PX = 16
const PANEL = '[id^="headlessui-dialog-panel"]'

const boxOf = (element: Element): Box => element.getBoundingClientRect()
const hasSize = ({ width, height }: Box) => width > 1 && height > 1

/** The topmost dialog, or else the element the view names. */
const elementShown = (named: string | undefined) =>
  [...document.querySelectorAll(PANEL)].at(-1) ?? (named === undefined ? null : document.querySelector(named))

function around(boxes: readonly Box[]): Box {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - AROUND_PX)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND_PX)
  const right = Math.min(window.innerWidth, Math.max(...boxes.map(({ x, width }) => x + width)) + AROUND_PX)
  const bottom = Math.min(window.innerHeight, Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND_PX)
  return { x: Math.floor(left), y: Math.floor(top), width: Math.ceil(right - left), height: Math.ceil(bottom - top) }
}

/** The box of a view: the dialog or the named part, with the toasts; the whole window if there is neither. */
function partShown(named: string | undefined): Box {
  const element = elementShown(named)
  const boxes = (element ? [element, ...document.querySelectorAll('.toast')] : []).map(boxOf).filter(hasSize)
  // A part that this width puts behind a button has no size.
  return boxes.length > 0 ? around(boxes) : { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }
}

function scrollTo(element: Element) {
  // Fixed elements stay in place when the page scrolls.
  for (
    let inner = element, box = element.parentElement;
    box && getComputedStyle(inner).position !== 'fixed';
    inner = box, box = box.parentElement
  ) {
    const isPage = box === document.documentElement
    const scrolls =
      box.scrollHeight > box.clientHeight && (isPage || /auto|scroll/.test(getComputedStyle(box).overflowY))
    if (!scrolls) continue
    const { top, bottom } = element.getBoundingClientRect()
    const edge = isPage ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect()
    // Until its end is visible, but not past its start.
    const down = Math.min(bottom + AROUND_PX - edge.bottom, top - AROUND_PX - edge.top)
    if (down > 0) box.scrollTo({ top: box.scrollTop + down, behavior: 'instant' })
  }
}

/** Finishes animations, so that elements can be measured; endless ones (a loader) continue. */
function finishMotion() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Scrolls the view's element into sight, then its messages. Without scrollIntoView(), which would scroll the page around, too. */
function bringIntoSight(named: string | undefined) {
  const element = elementShown(named)
  if (!element) return
  scrollTo(element)
  for (const message of element.querySelectorAll('[role="alert"], [role="status"], [role="group"][tabindex="-1"]'))
    if (message.textContent !== '' && hasSize(boxOf(message))) scrollTo(message)
}

/** Brings the part of a still view into sight, late content included, and reports the part's box to the page around and to printers. */
export function present(named: string | undefined, isStill = true) {
  if (isStill) {
    finishMotion()
    bringIntoSight(named)
  }
  const part = partShown(named)
  document.documentElement.dataset['part'] = JSON.stringify(part)
  postToParent({ kind: 'shown', part })
}
