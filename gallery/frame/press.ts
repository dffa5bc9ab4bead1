import { i18n } from '../../src/i18n/i18n.ts'
import type { Press } from '../types.ts'

const LONGEST_WAIT_MS = 15_000
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const nameOf = (element: Element) => words(element.getAttribute('aria-label') ?? element.textContent ?? '')

/** The newest on the page of that name: a dialog's own button comes after those below it. */
const findButton = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].findLast((button) => nameOf(button).startsWith(words(name)))

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

const dialogs = () => document.querySelectorAll('[role="dialog"]').length

/** Presses what a trader presses to see a view, as far as it is not on screen already. */
export async function pressAll(presses: readonly Press[]) {
  const wanted = presses.filter(({ onlyUnder }) => onlyUnder === undefined || window.innerWidth < onlyUnder)
  const opening = wanted.filter(({ opensNothing }) => opensNothing !== true).length
  if (opening === 0 || dialogs() >= opening) return
  let open = dialogs()
  let passed = 0
  for (const { button, opensNothing } of wanted) {
    if (opensNothing === true) {
      await press(button(i18n.t))
      continue
    }
    passed += 1
    if (passed <= open) continue
    await press(button(i18n.t))
    open = await until('no dialog', () => dialogs() > open && dialogs())
  }
}
