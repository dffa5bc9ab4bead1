/** An element of a view, and its description. */
export interface Entry {
  /** Where it is: the first is the one that is shown. */
  elements: readonly Element[]
  title: string
  detail: string
  /** Its problem as text; null if there is none. */
  fault: string | null
}

/** Whether it is neither visible nor announced. */
export function isHidden(element: Element): boolean {
  if (element.closest('[inert], [hidden]') || element.closest('details:not([open]) > :not(summary)')) return true
  const { display, visibility } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {}
  return display === 'none' || visibility === 'hidden'
}

export const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
