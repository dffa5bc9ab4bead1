/** Keeps an element from getting lower until its width changes. */
export function useGrowOnlyHeight() {
  return keepHeight
}

function keepHeight(element: HTMLElement | null) {
  if (!element) return
  let width = 0
  let minHeight = 0
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) {
      width = element.clientWidth
      minHeight = 0
      element.style.minHeight = ''
    }
    if (element.offsetHeight <= minHeight) return
    minHeight = element.offsetHeight
    element.style.minHeight = `${minHeight}px`
  })
  observer.observe(element)
  return () => observer.disconnect()
}
