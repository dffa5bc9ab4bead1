import { i18n } from '../../src/i18n/i18n.ts'
import type { Press } from '../types.ts'

/** Long: many frames may share one slow machine. */
const LONGEST_WAIT_MS = 60_000
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const nameOf = (element: Element) => words(element.getAttribute('aria-label') ?? element.textContent ?? '')

/** The newest on the page of that name: a dialog's own button comes after those below it. Of what fades out there is only a picture left. */
const findButton = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not(.leaving *)')].findLast((button) => nameOf(button).startsWith(words(name)))

/** Waits until something is so. Throws what was waited for in vain. */
export async function until<Result>(what: string, look: () => Result | undefined | null | false): Promise<Result> {
  const end = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const result = look()
    if (result !== undefined && result !== null && result !== false) return result
    if (performance.now() > end) throw new Error(`The view does not come: ${what}`)
    await pause()
  }
}

export async function press(name: string) {
  const button = await until(`no button “${name}”`, () => findButton(name))
  button.click()
}

/** Types into a field as a trader would have: React hears of it. */
export async function type(name: string, text: string) {
  const labelled = () => [...document.querySelectorAll('label')].findLast((label) => nameOf(label).startsWith(words(name)))?.control
  const field = await until(`no field “${name}”`, labelled)
  if (!(field instanceof HTMLInputElement) || field.disabled || field.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Messages of the view before say nothing about this one. */
export function dismissToasts() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.toast button')) button.click()
}

/** In a still view a message stays, as it does under a pointer. */
export const holdToasts = () => document.querySelector('.toasts')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))

const dialogs = () => document.querySelectorAll('[role="dialog"]').length
const atThisWidth = ({ onlyUnder }: Press) => onlyUnder === undefined || window.innerWidth < onlyUnder

/** How many of the presses are made at the present width. */
export const countPresses = (presses: readonly Press[]) => presses.filter(atThisWidth).length

/** Whether a dialog is open where one is to be. */
export const isOnScreen = (presses: readonly Press[]) => dialogs() > 0 || !presses.some((one) => atThisWidth(one) && one.opensNothing !== true)

/** Presses what a trader presses to see a view, one after the other. The width may change on the way: what is not pressed at the new one is not waited for. */
export async function pressAll(presses: readonly Press[]) {
  for (const one of presses) {
    const name = one.button(i18n.t)
    const before = dialogs()
    const button = await until(`no button “${name}”`, () => (atThisWidth(one) ? findButton(name) : 'none'))
    if (button === 'none') continue
    button.click()
    if (one.opensNothing !== true) await until('no dialog', () => !atThisWidth(one) || dialogs() > before)
  }
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Puts the focus on the first thing that takes it, in the uppermost dialog where there is one. */
export function enter() {
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main') ?? document.body
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}
