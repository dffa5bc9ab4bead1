/** What would be taken for the next element of this kind. */
const silenced = ['id', 'role', 'aria-labelledby', 'aria-modal', 'name']

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
  document.body.append(element)
  for (const [part, top] of scrolled) part.scrollTop = top
  // Not now, which would make the browser compute its style at once, too.
  setTimeout(() =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => element.remove()),
  )
}
