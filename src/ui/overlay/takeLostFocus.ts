/**
 * Focuses an element when it appears while nothing has the focus: the pressed button went with the
 * previous state, and without this key presses would go nowhere.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus()
}
