import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { queryAllByRole } from '@testing-library/dom'
import type { Engine } from './engine.ts'

declare global {
  interface Window {
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole }
  }
}

/** How long anything is waited for, and how long a command of a browser may take. */
export const LIMIT_MS = 45_000

/** Finds by role and name like the component tests: their library, as one expression, is put into the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
).replace(/;\s*\/\/# sourceMappingURL=.*\s*$/, '')

/** An element as the user knows it. `within`: a selector. */
type Wanted = [role: string, name: string | RegExp, within?: string]
const sourceOf = (name: string | RegExp) => (typeof name === 'string' ? `^${name}$` : name.source)

/** Runs in the page. The first visible element with that role and name. */
function find(role: string, name: string, within: string) {
  for (const room of document.querySelectorAll<HTMLElement>(within))
    // The library's own look for hidden elements takes many times longer than the browser's.
    for (const found of window.TestingLibraryDom.queryAllByRole(room, role, { name: new RegExp(name), hidden: true }))
      if (found.checkVisibility({ visibilityProperty: true }) && found.closest('[aria-hidden=true], [inert]') === null)
        return found
  return undefined
}

/** Runs in the page. Where a click hits the element, or the label that draws it; null while it is disabled or something covers it. */
function pointOf(element: HTMLElement | undefined) {
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null
  for (const target of [element, element.closest('label')]) {
    if (!target) continue
    const { x, y, width, height } = target.getBoundingClientRect()
    const point = [x + width / 2, y + height / 2] as const
    if (target.contains(document.elementFromPoint(...point))) return point
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** The page of an engine as a user has it: elements by role and name, visible texts. An error names what did not appear in time, with the page's text. */
export function pageOf(engine: Engine, origin: string) {
  const run = <Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given) =>
    engine.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`) as Promise<Answer>

  /** Runs a function on the first such element, undefined while there is none. */
  async function runOn<Answer>(
    work: (element: HTMLElement | undefined) => Answer,
    [role, name, within = 'body']: Wanted,
  ) {
    const look = `"TestingLibraryDom" in window ? [(${work.toString()})((${find.toString()})(...${JSON.stringify([role, sourceOf(name), within])}))] : null`
    let found = (await engine.evaluate(look)) as [Answer] | null
    if (found === null) {
      await engine.evaluate(LIBRARY)
      found = (await engine.evaluate(look)) as [Answer] | null
    }
    if (found === null) throw new Error('the page was replaced')
    return found[0]
  }

  /** Looks again until there is something; a page that is just being replaced is looked at again, too. */
  async function until<Seen>(what: string, look: () => Promise<Seen>): Promise<NonNullable<Seen>> {
    const ends = Date.now() + LIMIT_MS
    let last = ''
    while (Date.now() < ends) {
      try {
        const seen = await Promise.race([look(), pause(ends - Date.now(), null, { ref: false })])
        if (seen) return seen
      } catch (error) {
        last = ` (${String(error)})`
      }
      await pause(50)
    }
    const text = await Promise.race([
      run(() => (document.querySelector<HTMLElement>('[role=dialog]') ?? document.body).innerText),
      pause(5_000, 'no answer', { ref: false }),
    ]).catch(String)
    throw new Error(
      `After ${LIMIT_MS / 1_000} s still waiting for ${what}${last}. The page: ${text.replaceAll(/\s+/g, ' ').slice(0, 1_000)}`,
    )
  }
  const nameOf = ([role, name, within]: Wanted) =>
    `${role} “${String(name)}”${within === undefined ? '' : ` in ${within}`}`

  async function click(wanted: Wanted, count = 1) {
    let before = ''
    const [x, y] = await until(`${nameOf(wanted)} to be clicked`, async () => {
      const point = await runOn(pointOf, wanted)
      const isAtRest = String(point) === before
      before = String(point)
      return isAtRest ? point : null
    })
    await engine.clickAt(x, y, count)
  }

  return {
    run,
    until,
    open: (path: string) => engine.go(`${origin}${path}`),
    click: (...wanted: Wanted) => click(wanted),
    doubleClick: (...wanted: Wanted) => click(wanted, 2),
    press: engine.press,
    /** Instead of what is in the field. */
    type: async (text: string, ...wanted: Wanted) => {
      await click(wanted)
      await runOn((field) => field instanceof HTMLInputElement && field.select(), wanted)
      await engine.type(text)
    },
    sees: (...wanted: Wanted) => until(nameOf(wanted), () => runOn((element) => element !== undefined, wanted)),
    seesText: (text: string, within = 'body') =>
      until(`“${text}” in ${within}`, () =>
        run(
          (wanted, room) =>
            [...document.querySelectorAll<HTMLElement>(room)].some(({ innerText }) =>
              innerText.replaceAll(/\s+/g, ' ').includes(wanted),
            ),
          text,
          within,
        ),
      ),
    seesNo: (selector: string) =>
      until(`no ${selector}`, () => run((gone) => document.querySelector(gone) === null, selector)),
    /** The address below the origin. */
    isAt: (wanted: string) =>
      until(`the address ${wanted}`, async () => (await run(() => location.href)) === `${origin}${wanted}`),
    hasValue: (value: string, ...wanted: Wanted) =>
      until(
        `${nameOf(wanted)} to have “${value}”`,
        async () =>
          (await runOn((field) => (field instanceof HTMLInputElement ? field.value : ''), wanted)).replaceAll(
            /\s/g,
            ' ',
          ) === value,
      ),
    hasFocus: (...wanted: Wanted) =>
      until(`the focus on ${nameOf(wanted)}`, () =>
        runOn((element) => element !== undefined && element === document.activeElement, wanted),
      ),
  }
}

export type EnginePage = ReturnType<typeof pageOf>
