import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** They hold other elements: their text is no name. */
const HOLDERS = new Set(['dialog', 'alertdialog', 'navigation', 'main', 'form', 'region', 'group', 'table', 'rowgroup', 'row', 'tablist', 'tabpanel', 'complementary', 'banner', 'contentinfo', 'list', 'radiogroup', 'document'])
/** A holder that is known by its role alone. */
const KNOWN = new Set(['dialog', 'alertdialog', 'main'])
/** Named by their content, so a text in them is no separate element. */
const NAMED = 'button, a[href], label, h1, h2, h3, h4, h5, h6, option, [role="tab"], [role="switch"]'
const LONGEST_NAME = 80

const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')

/** An element's role; 'text' for plain text; null for elements without a name. */
export function roleOf(element: Element): string | null {
  const role = getRole(element)
  if (role !== null && role !== 'presentation' && role !== 'none') return role
  return hasOwnText(element) && !element.closest(NAMED) ? 'text' : null
}

/** The accessible name of an element, or else its text, good enough to find it again. */
export function nameOf(element: Element): string {
  const name = computeAccessibleName(element) || (isHolder(roleOf(element) ?? '') ? '' : element.textContent)
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
}

export const isHolder = (role: string) => HOLDERS.has(role)

/** Whether role and name identify an element. */
export function canBeNamed(element: Element): boolean {
  const role = roleOf(element)
  return role !== null && (KNOWN.has(role) || nameOf(element) !== '')
}
