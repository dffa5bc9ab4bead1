import { takeLostFocus } from './takeLostFocus.ts'

/** Focuses an element when it appears, if its dialog has the focus or nothing has it. */
export function takeWindowFocus(element: HTMLElement | null) {
  takeLostFocus(element)
  if (element?.closest('[role=dialog]')?.contains(document.activeElement)) element.focus()
}
