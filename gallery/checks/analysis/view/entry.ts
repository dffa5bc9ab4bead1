/** Something in a view, and what is said of it. */
export interface Entry {
  /** Where it is: the first is the one that is shown. */
  elements: readonly Element[]
  title: string
  detail: string
  /** What is wrong with it, in words; null if nothing is. */
  fault: string | null
}

/** Whether nobody sees or hears it. */
export function isHidden(element: Element): boolean {
  if (element.closest('[inert], [hidden]') || element.closest('details:not([open]) > :not(summary)')) return true
  const { display, visibility } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {}
  return display === 'none' || visibility === 'hidden'
}

export const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
