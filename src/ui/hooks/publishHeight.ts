/**
 * A ref that publishes its element's height on it as --own-height. Its default has to be 0px: writing a height that has not changed
 * would make the browser restyle the page, at the start as well.
 */
export function publishHeight(element: HTMLElement | null) {
  if (!element) return
  let published = 0
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight === published) return
    published = element.offsetHeight
    element.style.setProperty('--own-height', `${published}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
