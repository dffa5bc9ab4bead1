const BY_TAG: Readonly<Record<string, string>> = {
  button: 'button', select: 'combobox', textarea: 'textbox', img: 'img', table: 'table', td: 'cell', th: 'columnheader', li: 'listitem',
  dialog: 'dialog', nav: 'navigation', main: 'main', form: 'form', fieldset: 'group',
}
const BY_TYPE: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', range: 'slider', button: 'button', submit: 'button' }
/** They hold other elements: their text is no name. */
const HOLDERS = new Set(['dialog', 'alertdialog', 'navigation', 'main', 'form', 'region', 'group', 'table', 'tablist', 'tabpanel', 'complementary', 'banner', 'list', 'radiogroup'])
/** A holder that is known by its role alone. */
const KNOWN = new Set(['dialog', 'alertdialog', 'main'])
/** Named by their content. */
const SAYING = 'button, a[href], label, h1, h2, h3, h4, h5, h6, option, [role="tab"], [role="switch"]'
const LONGEST_NAME = 80

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')

/** An element's role, from its attribute or its tag; 'text' for plain text; null for elements without a name. */
export function roleOf(element: Element): string | null {
  const tag = element.localName
  const given = element.getAttribute('role')
  if (given !== null && given !== 'presentation' && given !== 'none') return given
  if (/^h[1-6]$/.test(tag)) return 'heading'
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : null
  if (tag === 'input') return BY_TYPE[element.getAttribute('type') ?? ''] ?? 'textbox'
  if (tag === 'section') return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'region' : null
  return BY_TAG[tag] ?? (hasOwnText(element) && !element.closest(SAYING) ? 'text' : null)
}

const textOf = (ids: string | null, { ownerDocument }: Element) =>
  (ids ?? '').split(/\s+/).map((id) => ownerDocument.getElementById(id)?.textContent ?? '').join(' ')

/** The label of a field. */
const labelOf = (element: Element) =>
  element.matches('input, select, textarea') ? (element.ownerDocument.querySelector(`label[for="${CSS.escape(element.id)}"]`) ?? element.closest('label')) : null

/** An approximate accessible name of an element, good enough to find it again. */
export function nameOf(element: Element): string {
  const candidates = [
    textOf(element.getAttribute('aria-labelledby'), element),
    element.getAttribute('aria-label'),
    labelOf(element)?.textContent,
    element.getAttribute('alt') ?? element.getAttribute('placeholder'),
    HOLDERS.has(roleOf(element) ?? '') ? null : element.textContent,
    element.getAttribute('title'),
  ]
  return words(candidates.find((one) => one != null && one.trim() !== '') ?? '')
}

export const isHolder = (role: string) => HOLDERS.has(role)

/** Whether role and name identify an element. */
export function canBeNamed(element: Element): boolean {
  const role = roleOf(element)
  return role !== null && (KNOWN.has(role) || nameOf(element) !== '')
}
