import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Spot } from './note.ts'

/** They hold other elements: their text is no name. */
const HOLDERS = new Set(['dialog', 'alertdialog', 'navigation', 'main', 'form', 'region', 'group', 'table', 'rowgroup', 'row', 'tablist', 'tabpanel', 'complementary', 'banner', 'contentinfo', 'list', 'radiogroup', 'document'])
/** A holder that is known by its role alone. */
const KNOWN = new Set(['dialog', 'alertdialog', 'main'])
/** Named by their content, so a text in them is no separate element. */
const NAMED = 'button, a[href], label, h1, h2, h3, h4, h5, h6, option, [role="tab"], [role="switch"]'
const LONGEST_NAME = 80

const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')

/** An element's role; 'text' for plain text; null for elements without a name. */
function roleOf(element: Element): string | null {
  const role = getRole(element)
  if (role !== null && role !== 'presentation' && role !== 'none') return role
  return hasOwnText(element) && !element.closest(NAMED) ? 'text' : null
}

/** The accessible name of an element, or else its text, good enough to find it again. */
function nameOf(element: Element): string {
  const name = computeAccessibleName(element) || (isHolder(roleOf(element) ?? '') ? '' : element.textContent)
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
}

const isHolder = (role: string) => HOLDERS.has(role)

/** Whether role and name identify an element. */
function canBeNamed(element: Element): boolean {
  const role = roleOf(element)
  return role !== null && (KNOWN.has(role) || nameOf(element) !== '')
}

interface Point {
  x: number
  y: number
}

/** Where a note is in a view now. */
export interface FoundSpot extends Point {
  /** False: its element does not exist, and this is its last position. */
  isFound: boolean
}

/** Elements only for screen readers measure one pixel. */
function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}
/** Elements behind a dialog are not available. */
const ASLEEP = '[inert], [aria-hidden="true"]'
const isThere = (element: Element) => !element.closest(ASLEEP) && hasSize(element)
const ofRole = (scope: ParentNode, role: string) => [...scope.querySelectorAll('*')].filter((element) => roleOf(element) === role && isThere(element))
const tenths = (share: number) => Math.round(Math.min(100, Math.max(0, share)) * 10) / 10

/** The nearest element, itself or around it, that has a role and a name. */
export function namedAt(element: Element | null): Element | null {
  for (let one = element; one; one = one.parentElement) if (canBeNamed(one)) return one
  return null
}

/** 'button “Pay”' */
export const calledAs = ({ role, name }: { role: string; name: string }) => (name === '' ? role : `${role} “${name}”`)
export const elementCalled = (element: Element) => calledAs({ role: roleOf(element) ?? '', name: nameOf(element) })

/** The spot at a point of the view; `target` is the clicked element, by default the one at the point. CSS pixels. */
export function spotAt(document: Document, { x, y }: Point, target: Element | null = document.elementFromPoint(x, y)): Spot {
  const { innerWidth: width, innerHeight: height } = document.defaultView ?? window
  const element = namedAt(target)
  const steps: Element[] = []
  for (let one = element; one; one = one.parentElement) if (one === element || (canBeNamed(one) && isHolder(roleOf(one) ?? ''))) steps.unshift(one)
  const window100 = [tenths((x / width) * 100), tenths((y / height) * 100)] satisfies Spot['window']
  if (!element) return { element: [], at: window100, window: window100 }
  const box = element.getBoundingClientRect()
  return {
    element: steps.map((one, index) => {
      const role = roleOf(one) ?? ''
      return { role, name: nameOf(one), order: Math.max(0, ofRole(steps[index - 1] ?? document, role).indexOf(one)) }
    }),
    at: [tenths(((x - box.left) / box.width) * 100), tenths(((y - box.top) / box.height) * 100)],
    window: window100,
  }
}

/**
 * The element of a spot; null if it no longer exists. Its ancestors may differ at another width (a form is a sheet on a phone),
 * and its name in another language, where role and order count.
 */
export function elementOf(document: Document, spot: Spot, isSameLanguage: boolean): Element | null {
  let scope: ParentNode = document
  for (const [index, { role, name, order }] of spot.element.entries()) {
    const all = ofRole(scope, role)
    const called = all.filter((element) => nameOf(element) === name)
    const [nearest] = called.toSorted((a, b) => Math.abs(all.indexOf(a) - order) - Math.abs(all.indexOf(b) - order))
    const found = nearest ?? (isSameLanguage ? undefined : all[order])
    if (index === spot.element.length - 1) return found ?? null
    scope = found ?? scope
  }
  return null
}

/** Where a spot is now, percent of the view; at its edge if it is scrolled out of sight. */
export function findSpot(document: Document, spot: Spot, isSameLanguage: boolean): FoundSpot {
  const { innerWidth: width, innerHeight: height } = document.defaultView ?? window
  const [x, y] = spot.window
  if (spot.element.length === 0) return { x, y, isFound: true }
  const box = elementOf(document, spot, isSameLanguage)?.getBoundingClientRect()
  if (!box) return { x, y, isFound: false }
  const [right, down] = spot.at
  return { x: tenths(((box.left + (box.width * right) / 100) / width) * 100), y: tenths(((box.top + (box.height * down) / 100) / height) * 100), isFound: true }
}
