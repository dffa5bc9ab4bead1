import { i18n } from '../../src/i18n/i18n.ts'
import type { Press } from '../types.ts'
import { afterNextFrame } from './afterNextFrame.ts'
import { realNow } from './time.ts'

/** Long, because many frames may share one slow machine. */
const LONGEST_WAIT_MS = 60_000
/** A press that has opened nothing for so long is repeated, as a trader would. */
const PRESS_AGAIN_MS = 15_000
/** Much less than a toast stays. */
const HOLD_EVERY_MS = 500
const pause = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms))

export const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
export const nameOf = (element: Element) => words(element.getAttribute('aria-label') ?? element.textContent ?? '')

/** The last enabled button of that name: a dialog's button comes after those below it. Skips elements that are fading out. */
const findButton = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not(.leaving *)')].findLast((button) => nameOf(button).startsWith(words(name)))

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

export async function press(name: string) {
  const button = await until(`no button “${name}”`, () => findButton(name))
  button.click()
}

/** Types into a field so that React notices. */
export async function type(name: string, text: string) {
  const labelled = () => [...document.querySelectorAll('label')].findLast((label) => nameOf(label).startsWith(words(name)))?.control
  enterText(await until(`no field “${name}”`, labelled), text)
}

/** Sets a field's text as if typed. */
export function enterText(field: Element, text: string) {
  if (!(field instanceof HTMLInputElement) || field.disabled || field.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Closes the toasts of the previous view. */
export function dismissToasts() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.toast button')) button.click()
}

const hold = () => {
  const box = document.querySelector('.toasts')?.getBoundingClientRect()
  if (box && box.height > 0) window.dispatchEvent(new PointerEvent('pointermove', { clientX: box.x, clientY: box.y }))
}

/** Keeps toasts open in a still view, as a pointer over them does: from when they come, wherever the real pointer goes. Returns how to stop. */
export function keepToasts() {
  const ended = new AbortController()
  let isHolding = false
  // Again and again: a toast watches the pointer a moment after it appears, on a busy machine much later.
  const holdOn = async () => {
    if (isHolding) return
    isHolding = true
    while (!ended.signal.aborted && document.querySelector('.toast')) {
      await afterNextFrame()
      hold()
      await pause(HOLD_EVERY_MS)
    }
    isHolding = false
  }
  const changes = new MutationObserver(() => void holdOn())
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('pointermove', ({ isTrusted }) => isTrusted && hold(), { signal: ended.signal })
  return () => {
    ended.abort()
    changes.disconnect()
  }
}

const dialogs = () => document.querySelectorAll('[role="dialog"]').length
const atThisWidth = ({ onlyUnder }: Press) => onlyUnder === undefined || window.innerWidth < onlyUnder

/** Number of presses needed at the current width. */
export const countPresses = (presses: readonly Press[]) => presses.filter(atThisWidth).length

/** Whether the expected dialog, if any, is open. */
export const isOnScreen = (presses: readonly Press[]) => dialogs() > 0 || !presses.some((one) => atThisWidth(one) && one.opensNothing !== true)

/**
 * Presses the buttons that open a view, one after the other; again if nothing opens for long. If the width changes in the
 * meantime, a press that does not belong to the new width is skipped.
 */
export async function pressAll(presses: readonly Press[]) {
  for (const one of presses) {
    const name = one.button(i18n.t)
    const before = dialogs()
    let pressedAt = Number.NEGATIVE_INFINITY
    await until(`nothing opens by “${name}”`, () => {
      if (!atThisWidth(one) || dialogs() > before) return true
      const button = realNow() - pressedAt > PRESS_AGAIN_MS && findButton(name)
      if (!button) return false
      button.click()
      pressedAt = realNow()
      return one.opensNothing === true
    })
  }
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Focuses the first focusable element, in the topmost dialog if there is one. */
export function enter() {
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main') ?? document.body
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}
