import { flushSync } from 'react-dom'
import { afterPaint } from '../afterPaint.ts'

/** What would be taken for the next element of this kind. */
const silenced = ['id', 'role', 'aria-labelledby', 'aria-modal', 'name']
/** When a window that was still mounted was seen to leave: by `performance.now()`. */
const leftAt = new WeakMap<Element, number>()

/** Closes the topmost window: it is seen to leave with the press that closes it; its unmount, which takes longer, follows. */
export function leaveThen(unmount: () => void) {
  const top = [...document.querySelectorAll('.window:not(.leaving)')].at(-1)
  if (top) {
    top.classList.add('leaving')
    leftAt.set(top, performance.now())
  }
  afterPaint(() => {
    flushSync(unmount)
    // It was another one, below it, that was closed.
    if (top?.isConnected) top.classList.remove('leaving')
  })
}

/**
 * A ref for elements that open and close: after its unmount, when neither focus nor clicks have to wait for it, the element plays
 * the `leaving` animation (animateExit.css) where it stood.
 */
export function animateExit(element: HTMLElement | null) {
  if (!element) return
  const scrolled = new Map<Element, number>()
  const onScroll = ({ target }: Event) => target instanceof Element && scrolled.set(target, target.scrollTop)
  element.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    element.removeEventListener('scroll', onScroll, { capture: true })
    const place = placeOf(element)
    // With the next frame: what gets the focus now is not laid out with it. React's strict mode detaches refs of elements that stay.
    requestAnimationFrame(() => {
      if (!element.isConnected) leave(element, place, scrolled)
    })
  }
}

/** Where an element stands. What covers the whole window needs no measuring, for which the browser would lay out the page. */
function placeOf(element: HTMLElement): Partial<CSSStyleDeclaration> {
  if (element.matches('.window')) return {}
  const { top, left, width, height } = element.getBoundingClientRect()
  return {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  }
}

/** Shows an element that React has removed, until its animation ends. */
function leave(element: HTMLElement, place: Partial<CSSStyleDeclaration>, scrolled: ReadonlyMap<Element, number>) {
  for (const part of [element, ...element.querySelectorAll('*')])
    for (const name of silenced) part.removeAttribute(name)
  element.inert = true
  element.ariaHidden = 'true'
  element.classList.add('leaving')
  Object.assign(element.style, place)
  // Goes on where it was: an element that is moved begins its animations anew.
  const since = leftAt.get(element)
  if (since !== undefined) element.style.setProperty('--leaving-for', `${since - performance.now()}ms`)
  document.body.append(element)
  for (const [part, top] of scrolled) part.scrollTop = top
  // Not now, which would make the browser compute its style at once, too.
  setTimeout(() =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => element.remove()),
  )
}
