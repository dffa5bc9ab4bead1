import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { type Entry, isHidden, words } from './entry.ts'

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
/** Roles that need a name, besides interactive ones. */
const NAMED = new Set(['dialog', 'alertdialog', 'img', 'heading'])
const PARTS = 'main, article, section, nav, aside, [role="dialog"]'

/** The states that are said after name and role, by the elements that have them. */
const STATES = {
  'pressed': '[aria-pressed="true"]',
  'not pressed': '[aria-pressed="false"]',
  'expanded': '[aria-expanded="true"], [open] > summary',
  'collapsed': '[aria-expanded="false"], details:not([open]) > summary',
  'checked': ':checked, [aria-checked="true"]',
  'not checked': ':is([type="checkbox"], [type="radio"]):not(:checked), [aria-checked="false"]',
  'selected': '[aria-selected="true"]',
  'unavailable': ':disabled, [aria-disabled="true"]',
  'required': ':required, [aria-required="true"]',
  'current': '[aria-current]:not([aria-current="false"])',
  'opens a dialog': '[aria-haspopup="dialog"]',
  'invalid entry': '[aria-invalid="true"]',
  'said when it changes': '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"])',
}

/** The announced role of an element; null if it has none. */
export function roleOf(element: Element): string | null {
  const role = getRole(element)
  // The header and the footer of a part are no landmarks.
  if ((role === 'banner' || role === 'contentinfo') && !element.hasAttribute('role') && element.parentElement?.closest(PARTS)) return null
  return role === 'presentation' || role === 'none' ? null : role
}

/** 'button', 'heading level 2' */
const roleInWords = (element: Element, role: string) => (role === 'heading' ? `heading level ${element.getAttribute('aria-level') ?? /\d/.exec(element.localName)?.[0] ?? '2'}` : role)

/** A screen reader's announcement of an element: name, then role, states and description. */
export function announcementOf(element: Element, role = roleOf(element) ?? 'group'): Entry {
  const name = words(computeAccessibleName(element))
  const isNameless = name === '' && (CONTROLS.has(role) || NAMED.has(role))
  const states = Object.entries(STATES).flatMap(([state, selector]) => (element.matches(selector) ? state : []))
  const description = words(computeAccessibleDescription(element))
  return {
    elements: [element],
    title: name || (isNameless ? 'Without a name' : ''),
    detail: [roleInWords(element, role), ...states, description].filter((said) => said !== '' && said !== name).join(', '),
    fault: isNameless ? 'It has no name: only its role is said.' : null,
  }
}

/** Named by it, it is announced with its field. */
const isLabel = (element: Element | null) => ((element?.closest('label') as HTMLLabelElement | null | undefined)?.control ?? null) !== null // by its name
const isBlock = (element: Element) => !/^(?:inline|contents)/.test(element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '')
const blockOf = (node: Node) => {
  let at = node.parentElement
  while (at?.parentElement && !isBlock(at)) at = at.parentElement
  return at
}

/** A screen reader's announcements of a page, in order: landmarks, headings, controls, and the texts between them. */
export function readOut(page: Document): Entry[] {
  const entries: Entry[] = []
  let run: { block: Element | null; texts: string[] } = { block: null, texts: [] }
  const flush = () => {
    const title = words(run.texts.join(''))
    if (run.block && title !== '') entries.push({ elements: [run.block], title, detail: 'text', fault: null })
    run = { block: null, texts: [] }
  }
  const visit = (node: Node, isInWhole: boolean) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (isInWhole || isLabel(node.parentElement)) return
      const block = blockOf(node)
      if (block !== run.block) flush()
      run = { block, texts: [...run.texts, node.textContent ?? ''] }
      return
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const element = node as Element // by its type
    if (/^(?:script|style|template|noscript)$/.test(element.localName) || element.getAttribute('aria-hidden') === 'true' || isHidden(element)) return
    const role = roleOf(element) ?? ''
    const isPlace = PLACES.has(role) && (!BY_NAME.has(role) || words(computeAccessibleName(element)) !== '')
    // Inside a heading or a label, controls are announced again.
    if (isInWhole ? CONTROLS.has(role) : isPlace || WHOLE.has(role)) {
      flush()
      entries.push(announcementOf(element, role))
    }
    for (const child of element.childNodes) visit(child, isInWhole || WHOLE.has(role))
  }
  visit(page.body, false)
  flush()
  return entries
}
