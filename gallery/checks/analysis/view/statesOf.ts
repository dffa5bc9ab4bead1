import { computeAccessibleDescription } from 'dom-accessibility-api'
import { words } from './entry.ts'

/** Boolean attributes, and the announcement of each. */
const SAID: Readonly<Record<string, readonly [isTrue: string, isFalse: string]>> = {
  'aria-pressed': ['pressed', 'not pressed'],
  'aria-expanded': ['expanded', 'collapsed'],
  'aria-checked': ['checked', 'not checked'],
  'aria-selected': ['selected', ''],
  'aria-disabled': ['unavailable', ''],
  'aria-required': ['required', ''],
  'aria-readonly': ['read only', ''],
  'aria-busy': ['busy', ''],
}

const byAttribute = (element: Element) =>
  Object.entries(SAID).flatMap(([name, [isTrue, isFalse]]) => {
    const value = element.getAttribute(name)
    if (value === 'mixed') return ['partly checked']
    return value === 'true' ? [isTrue] : value === 'false' ? [isFalse] : []
  })

/** The frame has its own window, so `instanceof` with our classes fails. */
const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input'

function byElement(element: Element): string[] {
  const stateWords: string[] = []
  if (isInput(element) && /^(?:checkbox|radio)$/.test(element.type)) stateWords.push(element.checked ? 'checked' : 'not checked')
  if (element.localName === 'summary') stateWords.push(element.parentElement?.hasAttribute('open') === true ? 'expanded' : 'collapsed')
  if (element.matches(':disabled')) stateWords.push('unavailable')
  if (element.matches(':required')) stateWords.push('required')
  if (element.matches('input:read-only:not([type="checkbox"], [type="radio"], [type="range"]):not(:disabled)')) stateWords.push('read only')
  return stateWords
}

/** The value of a field or slider. */
function valueOf(element: Element): string {
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow')
  if (value !== null) return value
  if (isInput(element) && !/^(?:checkbox|radio|button|submit|reset|image|password)$/.test(element.type)) return element.value === '' ? 'empty' : `“${element.value}”`
  return ''
}

const textsOf = (element: Element, ids: string | null) => words((ids ?? '').split(/\s+/).map((id) => (id === '' ? '' : (element.ownerDocument.getElementById(id)?.textContent ?? ''))).join(' '))

/** Said of themselves when they change. */
const LIVE: Readonly<Record<string, string>> = { alert: 'assertive', log: 'polite', status: 'polite' }

function liveOf(element: Element, role: string): string[] {
  const live = element.getAttribute('aria-live') ?? LIVE[role] ?? 'off'
  return live === 'off' ? [] : [`live, ${live}`, words(element.textContent) === '' ? 'nothing to say now' : '']
}

/** The states of an element as announced after its name and role, then its messages and descriptions. */
export function statesOf(element: Element, name: string, role: string): string[] {
  const isInvalid = !['', 'false', null].includes(element.getAttribute('aria-invalid'))
  const current = element.getAttribute('aria-current')
  const popup = element.getAttribute('aria-haspopup')
  const message = isInvalid ? textsOf(element, element.getAttribute('aria-errormessage')) : ''
  return [
    ...new Set([...byElement(element), ...byAttribute(element)]),
    current !== null && current !== 'false' ? (current === 'true' ? 'current' : `current ${current}`) : '',
    popup !== null && popup !== 'false' ? `opens a ${popup === 'true' ? 'menu' : popup}` : '',
    isInvalid ? 'invalid entry' : '',
    valueOf(element),
    ...liveOf(element, role),
    message,
    words(computeAccessibleDescription(element)),
  ].filter((said, index, all) => said !== '' && said !== name && all.indexOf(said) === index)
}
