/**
 * Focuses an element when it appears while nothing has the focus: the clicked button was removed with the previous state, and key
 * presses would have no target.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus()
}
