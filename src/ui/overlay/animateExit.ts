/** Attributes removed from the copy. */
const silenced = ['id', 'role', 'aria-labelledby', 'aria-modal', 'name']

/** Shows a copy at the element's position. */
function show(copy: HTMLElement, scrolls: number[]) {
  document.body.append(copy)
  // Setting it makes the browser lay out the page at once, even to the same value.
  copy.querySelectorAll('*').forEach((part, index) => scrolls[index] && (part.scrollTop = scrolls[index]))
  // Not now, which would make the browser compute its style at once, too.
  setTimeout(() => Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => copy.remove()))
}

/**
 * A ref for elements that open and close: after unmount, a copy plays the `leaving` animation (ui.css). The element itself is
 * removed immediately, so neither focus nor clicks have to wait.
 */
export function animateExit(element: HTMLElement | null) {
  if (!element) return
  return () => {
    const { top, left, width, height } = element.getBoundingClientRect()
    const scrolls = [...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)
    const copy = element.cloneNode(true) as HTMLElement // cloneNode returns Node
    for (const part of copy.querySelectorAll('*')) for (const name of silenced) part.removeAttribute(name)
    copy.inert = true
    copy.ariaHidden = 'true'
    copy.classList.add('leaving')
    Object.assign(copy.style, {
      position: 'fixed',
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
    })
    // With the next frame: what gets the focus now is not laid out with the copy. React's strict mode detaches refs of elements that stay.
    requestAnimationFrame(() => element.isConnected || show(copy, scrolls))
  }
}
