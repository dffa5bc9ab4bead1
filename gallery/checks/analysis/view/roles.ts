import { getRole } from 'dom-accessibility-api'

/** Interactive roles: each element needs a name. */
const CONTROLS = new Set(['button', 'checkbox', 'combobox', 'link', 'listbox', 'menuitem', 'option', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox'])
/** Elements announced as a whole: their name includes their content. */
const WHOLE = new Set([...CONTROLS, 'heading', 'img', 'meter', 'progressbar'])
/** Announced before its content. */
const PLACES = new Set([
  'alert', 'alertdialog', 'article', 'banner', 'complementary', 'contentinfo', 'dialog', 'figure', 'form', 'grid', 'group', 'list', 'log', 'main', 'menu', 'navigation', 'radiogroup', 'region',
  'search', 'status', 'table', 'tablist', 'tabpanel', 'timer', 'toolbar',
])
/** Said only if they have a name. */
const BY_NAME = new Set(['article', 'figure', 'form', 'group', 'region'])
const PARTS = 'main, article, section, nav, aside, [role="dialog"]'

export const isControl = (role: string | null): boolean => role !== null && CONTROLS.has(role)
export const isWhole = (role: string | null): boolean => role !== null && WHOLE.has(role)
export const isPlace = (role: string | null, name: string): boolean => role !== null && PLACES.has(role) && (name !== '' || !BY_NAME.has(role))

/** The announced role of an element; null if it has none. */
export function roleOf(element: Element): string | null {
  const role = getRole(element)
  // The header and the footer of a part are no landmarks.
  if ((role === 'banner' || role === 'contentinfo') && !element.hasAttribute('role') && element.parentElement?.closest(PARTS)) return null
  return role === 'presentation' || role === 'none' ? null : role
}

/** 'button', 'heading level 2', 'list of 4'. */
export function roleInWords(element: Element, role: string): string {
  if (role === 'heading') return `heading level ${element.getAttribute('aria-level') ?? /\d/.exec(element.localName)?.[0] ?? '2'}`
  if (role === 'list') return `list of ${[...element.children].filter((child) => child.localName === 'li' || child.getAttribute('role') === 'listitem').length}`
  return role
}
