import type { DOMWindow } from 'jsdom'
import { seedOf } from './random.ts'

/** One control as the accessibility tree offers it. */
export interface Offer {
  element: HTMLElement
  role: 'button' | 'link' | 'textbox' | 'slider' | 'choice'
}

/** A control by what a user calls it: its role, its name, and which of those alike it is. */
export interface Named {
  role: Offer['role']
  name: string
  nth: number
}

const CONTROLS = 'button, a[href], input, textarea, select, [role=tab], [role=switch], [role=option], [role=radio], [role=menuitem]'

function roleOf(element: HTMLElement): Offer['role'] {
  if (element.tagName === 'A') return 'link'
  if (element.tagName === 'SELECT') return 'choice'
  if (element.tagName === 'TEXTAREA') return 'textbox'
  if (element.tagName !== 'INPUT') return 'button'
  const type = element.getAttribute('type') ?? 'text'
  if (type === 'range') return 'slider'
  return type === 'checkbox' || type === 'radio' ? 'button' : 'textbox'
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** What a control is called; empty if it has no name. Quicker than the standard's algorithm, and near enough. */
export function nameOf(element: Element): string {
  const { ownerDocument: document } = element
  const labelled = element.getAttribute('aria-labelledby')
  const ofIds = labelled?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ') : '' // only fields have labels
  const picture = element.querySelector('[aria-label], title')
  const all = [ofIds, element.getAttribute('aria-label'), labels, element.textContent, element.getAttribute('title'), element.getAttribute('placeholder'), picture?.getAttribute('aria-label')]
  return plain(all.find((text) => plain(text) !== ''))
}

/** Opens another page of the app, without leaving it. */
const staysInside = (link: HTMLElement) => {
  const { origin, pathname } = new URL((link as HTMLAnchorElement).href, link.baseURI) // CONTROLS asks for links alone
  return origin === new URL(link.baseURI).origin && pathname.startsWith('/futures') && link.getAttribute('target') === null && !link.hasAttribute('download')
}

/** Hidden or out of use, itself or with all around it. Quicker than a selector, and known of each element once. */
function isUnreachable(element: Element | null, known: Map<Element, boolean>): boolean {
  if (element === null) return false
  const before = known.get(element)
  if (before !== undefined) return before
  const isOut = element.hasAttribute('inert') || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true' || (element.tagName === 'FIELDSET' && element.hasAttribute('disabled'))
  const answer = isOut || isUnreachable(element.parentElement, known)
  known.set(element, answer)
  return answer
}

/** What can be pressed or typed into on a page now; what only says that it is disabled, too. */
export function offers({ document }: DOMWindow): Offer[] {
  const known = new Map<Element, boolean>()
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((element) => {
    if ((element as HTMLButtonElement).disabled || isUnreachable(element, known)) return []
    const role = roleOf(element)
    return role === 'link' && !staysInside(element) ? [] : [{ element, role }]
  })
}

/** A name without its numbers: prices change from run to run, what is meant does not. */
const worded = (name: string) => name.replaceAll(/[\d\s.,+−–%]+/g, ' ').trim().slice(0, 60)

export function named(offer: Offer, all: readonly Offer[]): Named {
  const name = worded(nameOf(offer.element))
  const alike = all.filter(({ role, element }) => role === offer.role && worded(nameOf(element)) === name)
  return { role: offer.role, name, nth: alike.indexOf(offer) }
}

export function find({ role, name, nth }: Named, all: readonly Offer[]): HTMLElement | null {
  const alike = all.filter((offer) => offer.role === role && worded(nameOf(offer.element)) === name)
  return (alike[nth] ?? alike[0])?.element ?? null
}

const focusable = 'button, a[href], input, textarea, select, [tabindex]'

/** A press with mouse or finger, as a browser tells a page of it. */
export function press(window: DOMWindow, element: HTMLElement) {
  const tell = (type: string) => element.dispatchEvent(new window.PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true, button: 0 }))
  tell('pointerover')
  const isFree = tell('pointerdown')
  const mayFocus = element.dispatchEvent(new window.MouseEvent('mousedown', { bubbles: true, cancelable: true })) && isFree
  if (mayFocus) {
    const target = element.closest<HTMLElement>(focusable)
    if (target) target.focus()
    else (window.document.activeElement as HTMLElement | null)?.blur()
  }
  tell('pointerup')
  element.dispatchEvent(new window.MouseEvent('mouseup', { bubbles: true, cancelable: true }))
  // Only what is still there can be clicked.
  if (element.isConnected) element.click()
}

const valueOf = (window: DOMWindow, element: HTMLElement) => (element.tagName === 'TEXTAREA' ? window.HTMLTextAreaElement : window.HTMLInputElement).prototype

/** Everything in a field is replaced by a text, if the page lets it. */
export function type(window: DOMWindow, element: HTMLElement, text: string) {
  element.focus()
  const field = element as HTMLInputElement // a text field or a slider, by its role
  const set = (value: string) => Object.getOwnPropertyDescriptor(valueOf(window, element), 'value')?.set?.call(element, value)
  if (field.type !== 'range') {
    for (const key of text) element.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    field.select()
    const event = { bubbles: true, cancelable: true, data: text, inputType: 'insertText' }
    if (!element.dispatchEvent(new window.InputEvent('beforeinput', event))) return
  }
  set(text)
  element.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  element.dispatchEvent(new window.Event('change', { bubbles: true }))
}

/** A key, wherever the focus is, and what a browser does by itself at Enter and Space. */
export function strike(window: DOMWindow, key: string) {
  const target = (window.document.activeElement ?? window.document.body) as HTMLElement
  const tell = (name: string) => target.dispatchEvent(new window.KeyboardEvent(name, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, bubbles: true, cancelable: true }))
  const isFree = tell('keydown')
  if (isFree && (key === 'Enter' || key === ' ') && target.matches('button, a[href]')) target.click()
  if (isFree && key === 'Enter' && target.matches('input')) (target as HTMLInputElement).form?.querySelector<HTMLElement>('button[type=submit]:not(:disabled)')?.click()
  tell('keyup')
}

/** The same number for the same control, run after run. */
export const likingOf = (habit: number, name: string) => (seedOf(`${habit} ${name}`) % 1_000) / 1_000
