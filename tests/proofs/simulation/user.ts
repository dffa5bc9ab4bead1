import type { DOMWindow } from 'jsdom'

/** One control in the accessibility tree. */
export interface Control {
  element: HTMLElement
  role: 'button' | 'link' | 'textbox' | 'slider' | 'choice'
}

/** Identifies a control like a user: role, name, and index among equal ones. */
export interface ControlName {
  role: Control['role']
  name: string
  nth: number
}

const CONTROLS =
  'button, a[href], input, textarea, select, [role=tab], [role=switch], [role=option], [role=radio], [role=menuitem]'

function roleOf(element: HTMLElement): Control['role'] {
  if (element.tagName === 'A') return 'link'
  if (element.tagName === 'SELECT') return 'choice'
  if (element.tagName === 'TEXTAREA') return 'textbox'
  if (element.tagName !== 'INPUT') return 'button'
  const type = element.getAttribute('type') ?? 'text'
  if (type === 'range') return 'slider'
  return type === 'checkbox' || type === 'radio' ? 'button' : 'textbox'
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Accessible name of a control; empty if it has none. A faster approximation of the standard algorithm. */
export function nameOf(element: Element): string {
  const { ownerDocument: document } = element
  const labelled = element.getAttribute('aria-labelledby')
  const ofIds = labelled
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const labels =
    'labels' in element
      ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ')
      : '' // only fields have labels
  const picture = element.querySelector('[aria-label], title')
  const all = [
    ofIds,
    element.getAttribute('aria-label'),
    labels,
    element.textContent,
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
    picture?.getAttribute('aria-label'),
  ]
  return plain(all.find((text) => plain(text) !== ''))
}

/** Opens another page of the app, without leaving it. */
const staysInside = (link: HTMLElement) => {
  const { origin, pathname } = new URL((link as HTMLAnchorElement).href, link.baseURI) // CONTROLS selects links only
  return (
    origin === new URL(link.baseURI).origin &&
    pathname.startsWith('/futures') &&
    link.getAttribute('target') === null &&
    !link.hasAttribute('download')
  )
}

/** Hidden or disabled, itself or an ancestor. Faster than a selector, and cached per element. */
function isUnreachable(element: Element | null, known: Map<Element, boolean>): boolean {
  if (element === null) return false
  const before = known.get(element)
  if (before !== undefined) return before
  const isOut =
    element.hasAttribute('inert') ||
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    (element.tagName === 'FIELDSET' && element.hasAttribute('disabled'))
  const answer = isOut || isUnreachable(element.parentElement, known)
  known.set(element, answer)
  return answer
}

/** Controls of a page that can be clicked or typed into now, including aria-disabled ones. */
export function controlsOf({ document }: DOMWindow): Control[] {
  const known = new Map<Element, boolean>()
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((element) => {
    if ((element as HTMLButtonElement).disabled || isUnreachable(element, known)) return []
    const role = roleOf(element)
    return role === 'link' && !staysInside(element) ? [] : [{ element, role }]
  })
}

/** A name without its numbers, since prices differ between runs. */
const worded = (name: string) =>
  name
    .replaceAll(/[\d\s.,+−–%]+/g, ' ')
    .trim()
    .slice(0, 60)

export function controlName(offer: Control, all: readonly Control[]): ControlName {
  const name = worded(nameOf(offer.element))
  const alike = all.filter(({ role, element }) => role === offer.role && worded(nameOf(element)) === name)
  return { role: offer.role, name, nth: alike.indexOf(offer) }
}

export function find({ role, name, nth }: ControlName, all: readonly Control[]): HTMLElement | null {
  const alike = all.filter((offer) => offer.role === role && worded(nameOf(offer.element)) === name)
  return (alike[nth] ?? alike[0])?.element ?? null
}

const focusable = 'button, a[href], input, textarea, select, [tabindex]'

/** A click, with the events of a mouse or finger. */
export function press(window: DOMWindow, element: HTMLElement) {
  const tell = (type: string) =>
    element.dispatchEvent(
      new window.PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true }),
    )
  tell('pointerover')
  const isFree = tell('pointerdown')
  const mayFocus =
    element.dispatchEvent(new window.MouseEvent('mousedown', { bubbles: true, cancelable: true })) && isFree
  if (mayFocus) {
    const target = element.closest<HTMLElement>(focusable)
    if (target) target.focus()
    else (window.document.activeElement as HTMLElement | null)?.blur()
  }
  tell('pointerup')
  element.dispatchEvent(new window.MouseEvent('mouseup', { bubbles: true, cancelable: true }))
  // The element may have been removed.
  if (element.isConnected) element.click()
}

const valueOf = (window: DOMWindow, element: HTMLElement) =>
  (element.tagName === 'TEXTAREA' ? window.HTMLTextAreaElement : window.HTMLInputElement).prototype

/** Replaces a field's text, if the page allows it. */
export function type(window: DOMWindow, element: HTMLElement, text: string) {
  element.focus()
  const field = element as HTMLInputElement // a text field or a slider, by its role
  const set = (value: string) =>
    Object.getOwnPropertyDescriptor(valueOf(window, element), 'value')?.set?.call(element, value)
  if (field.type !== 'range') {
    for (const key of text)
      element.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    field.select()
    const event = { bubbles: true, cancelable: true, data: text, inputType: 'insertText' }
    if (!element.dispatchEvent(new window.InputEvent('beforeinput', event))) return
  }
  set(text)
  element.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  element.dispatchEvent(new window.Event('change', { bubbles: true }))
}

/** A key press at the focus, with the browser's default action for Enter and Space. */
export function pressKey(window: DOMWindow, key: string) {
  const target = (window.document.activeElement ?? window.document.body) as HTMLElement
  const tell = (name: string) =>
    target.dispatchEvent(
      new window.KeyboardEvent(name, {
        key,
        code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
        bubbles: true,
        cancelable: true,
      }),
    )
  const isFree = tell('keydown')
  if (isFree && (key === 'Enter' || key === ' ') && target.matches('button, a[href]')) target.click()
  if (isFree && key === 'Enter' && target.matches('input'))
    (target as HTMLInputElement).form?.querySelector<HTMLElement>('button[type=submit]:not(:disabled)')?.click()
  tell('keyup')
}
