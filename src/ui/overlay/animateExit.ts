/** Attributes removed from the copy. */
const silenced = ['id', 'role', 'aria-labelledby', 'aria-modal', 'name']

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

/** Shows a copy, with its parts scrolled as they were, by their index. */
function show(copy: HTMLElement, scrolls: ReadonlyMap<number, number>) {
  document.body.append(copy)
  const parts = copy.querySelectorAll('*')
  for (const [index, top] of scrolls) parts[index]?.scrollTo(0, top)
  // Not now, which would make the browser compute its style at once, too.
  setTimeout(() => Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => copy.remove()))
}

/**
 * A ref for elements that open and close: after unmount, a copy plays the `leaving` animation (ui.css). The element itself is
 * removed immediately, so neither focus nor clicks have to wait.
 */
export function animateExit(element: HTMLElement | null) {
  if (!element) return
  const scrolled = new Map<Element, number>()
  const onScroll = ({ target }: Event) => target instanceof Element && scrolled.set(target, target.scrollTop)
  element.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    element.removeEventListener('scroll', onScroll, { capture: true })
    const copy = element.cloneNode(true) as HTMLElement // cloneNode returns Node
    const parts = [...element.querySelectorAll('*')]
    const scrolls = new Map([...scrolled].map(([part, top]) => [parts.indexOf(part), top]))
    for (const part of copy.querySelectorAll('*')) for (const name of silenced) part.removeAttribute(name)
    copy.inert = true
    copy.ariaHidden = 'true'
    copy.classList.add('leaving')
    Object.assign(copy.style, placeOf(element))
    // With the next frame: what gets the focus now is not laid out with the copy. React's strict mode detaches refs of elements that stay.
    requestAnimationFrame(() => element.isConnected || show(copy, scrolls))
  }
}
