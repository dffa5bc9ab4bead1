/** Keeps an element from getting lower until its width changes. */
export function useKeptHeight() {
  return keepHeight
}

function keepHeight(element: HTMLElement | null) {
  if (!element) return
  let width = 0
  let kept = 0
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) {
      width = element.clientWidth
      kept = 0
      element.style.minHeight = ''
    }
    if (element.offsetHeight <= kept) return
    kept = element.offsetHeight
    element.style.minHeight = `${kept}px`
  })
  observer.observe(element)
  return () => observer.disconnect()
}
