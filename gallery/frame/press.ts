import { realNow } from './time.ts'
import { postToParent } from './wire.ts'

/** Long, because many frames may share one slow machine. */
const LONGEST_WAIT_MS = 40_000
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

export const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const nameOf = (element: Element) => words(element.getAttribute('aria-label') ?? element.textContent ?? '')

/** The last element of that name: those of a dialog come after those below it. */
export const called = (selector: string, name: string) =>
  name === ''
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(selector)].findLast((element) =>
        nameOf(element).startsWith(words(name)),
      )

/** A field, by its label or its name. */
export function fieldCalled(name: string) {
  const label = called('label', name)
  return (
    (label instanceof HTMLLabelElement ? label.control : null) ??
    called('input:not([type="checkbox"], [type="radio"], [type="range"])[aria-label]', name)
  )
}

/** Waits until `check` returns a value. Throws `what` after a minute. */
export async function until<Result>(what: string, check: () => Result | undefined | null | false): Promise<Result> {
  const end = realNow() + LONGEST_WAIT_MS
  for (;;) {
    const result = check()
    if (result !== undefined && result !== null && result !== false) return result
    if (realNow() > end) throw new Error(`The view does not come: ${what}`)
    await pause()
  }
}

/** Sets a field's text as if pasted, unless it takes none of it. */
export function enterText(field: Element, text: string) {
  if (!(field instanceof HTMLInputElement) || field.disabled || field.value === text) return
  const paste = { data: text, inputType: 'insertFromPaste', bubbles: true, cancelable: true }
  if (!field.dispatchEvent(new InputEvent('beforeinput', paste))) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Closes the toasts of the previous view. */
export function dismissToasts() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.toast button')) button.click()
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Focuses the first focusable element, in the topmost dialog if there is one. */
export function enter() {
  const place =
    [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main') ?? document.body
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}

/** Does one thing after the other: a view requested while another is opening is shown after it. `afterEach` is called after each. */
export function sequence(afterEach = () => {}) {
  let last = Promise.resolve()
  let waiting = 0
  return {
    isIdle: () => waiting === 0,
    add: (work: () => unknown) => {
      waiting += 1
      last = last
        .then(async () => void (await work()))
        .catch((error: unknown) => {
          document.documentElement.dataset['trouble'] = String(error)
          postToParent({ kind: 'trouble', what: String(error) })
        })
        .finally(() => {
          waiting -= 1
          afterEach()
        })
    },
  }
}
