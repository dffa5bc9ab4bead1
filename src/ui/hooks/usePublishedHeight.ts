/** Publishes an element's height to its own style, as --own-height. */
export const usePublishedHeight = () => publishHeight

function publishHeight(element: HTMLElement | null) {
  if (!element) return
  const observer = new ResizeObserver(() => element.style.setProperty('--own-height', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => observer.disconnect()
}
