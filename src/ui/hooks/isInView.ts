/** Whether an element is inside the window, and its start is not covered. */
export function isInView(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 8, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && (hit === null || hit === element)
}
