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

/** Their text is said when it changes. */
const LIVE = ':is([role="alert"], [role="status"], [role="log"], output, [aria-live]):not([aria-live="off"])'

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
  'said when it changes': LIVE,
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
    title: name || (isNameless ? 'Without a name' : element.matches(LIVE) ? words(element.textContent) : ''),
    detail: [roleInWords(element, role), ...states, description].filter((said) => said !== '' && said !== name).join(', '),
    fault: isNameless ? 'It has no name: only its role is said.' : null,
  }
}

const UNHEARD = 'script, style, template, noscript, [aria-hidden="true"], [aria-hidden="true"] *'
const isInWhole = (element: Element): boolean => {
  const { parentElement: parent } = element
  return parent !== null && (WHOLE.has(roleOf(parent) ?? '') || isInWhole(parent))
}

/** Whether a screen reader stops at an element: a landmark, a heading or a control. */
function isAnnounced(element: Element): boolean {
  const role = roleOf(element) ?? ''
  const isPlace = PLACES.has(role) && (!BY_NAME.has(role) || words(computeAccessibleName(element)) !== '')
  if (!(isPlace || WHOLE.has(role)) || element.matches(UNHEARD) || isHidden(element)) return false
  // Inside a heading, controls are announced again.
  return CONTROLS.has(role) || !isInWhole(element)
}

/** A screen reader's announcements of a page, in order: landmarks, headings and controls. */
export const readOut = (page: Document): Entry[] => [...page.body.querySelectorAll('*')].filter(isAnnounced).map((element) => announcementOf(element))
