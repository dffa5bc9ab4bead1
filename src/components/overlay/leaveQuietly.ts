/** What a copy must not say or take part in. */
const silenced = ['id', 'role', 'aria-labelledby', 'aria-modal', 'name']

/** Shows a copy where the element was. */
function show(copy: HTMLElement, scrolls: number[]) {
  document.body.append(copy)
  copy.querySelectorAll('*').forEach((part, index) => (part.scrollTop = scrolls[index] ?? 0))
  void Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => copy.remove())
}

/**
 * For the ref of what opens and closes: when it is taken away, a picture of it stays for as long as its `leaving` animation
 * (ui.css) lasts. The thing itself is gone at once, so neither the focus nor a press has to wait.
 */
export function leaveQuietly(element: HTMLElement | null) {
  if (!element) return
  return () => {
    const { top, left, width, height } = element.getBoundingClientRect()
    const scrolls = [...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)
    const copy = element.cloneNode(true) as HTMLElement // cloneNode says Node
    for (const part of copy.querySelectorAll('*')) for (const name of silenced) part.removeAttribute(name)
    copy.inert = true
    copy.ariaHidden = 'true'
    copy.classList.add('leaving')
    Object.assign(copy.style, { position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px`, margin: '0' })
    // React's strict mode lets go of what stays.
    queueMicrotask(() => element.isConnected || show(copy, scrolls))
  }
}
