/**
 * Focuses an element when it appears and nothing has the focus: the button that was pressed is gone with the
 * state before, and without this keys would go nowhere.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus()
}
