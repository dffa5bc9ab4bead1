/**
 * Scrolls an element's containers inside its frame until its middle is visible. Not scrollIntoView(), which would also scroll the
 * surrounding page, and does nothing in an unfocused frame.
 */
export function bringToSight(element: Element) {
  const page = element.ownerDocument
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isPage = box === page.documentElement
    const scrolls = box.scrollHeight > box.clientHeight && (isPage || /auto|scroll/.test(page.defaultView?.getComputedStyle(box).overflowY ?? ''))
    if (!scrolls) continue
    const { top, bottom } = element.getBoundingClientRect()
    const edge = isPage ? { top: 0, bottom: box.clientHeight } : box.getBoundingClientRect()
    if (top < edge.top || bottom > edge.bottom) box.scrollTo({ top: box.scrollTop + (top + bottom) / 2 - (edge.top + edge.bottom) / 2, behavior: 'instant' })
  }
}
