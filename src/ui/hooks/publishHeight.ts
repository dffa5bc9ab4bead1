/**
 * Creates a ref that publishes its element's height as a custom property (px) of `holder`, the element itself unless given. Its
 * default has to be 0px: writing a height that has not changed would make the browser restyle the page, at the start as well.
 */
export const publishHeight = (name: `--${string}`, holder?: HTMLElement) => (element: HTMLElement | null) => {
  if (!element) return
  const { style } = holder ?? element
  let published = 0
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight === published) return
    published = element.offsetHeight
    style.setProperty(name, `${published}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}
