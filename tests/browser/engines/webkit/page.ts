import type { queryAllByRole } from '@testing-library/dom'
import { expect } from '@playwright/test'
import type { Browser, Element } from './browser.ts'
import { Refusal } from './driver.ts'

declare global {
  interface Window {
    /** Injected by browser.ts. */
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole }
    /** Errors on this page since it was opened. */
    troubles?: string[]
  }
}

const TIMEOUT = 60_000

/** Errors while a page is still rendering, before anything was clicked or typed. WebDriver §6.6. */
const NOT_YET = new Set(['stale element reference', 'no such element', 'element not interactable', 'element click intercepted'])

/** Records errors on a page from now on. The driver reports none itself, so the page's first moments are not covered. */
function watchTroubles() {
  const troubles: string[] = []
  window.troubles = troubles
  const { error } = console
  console.error = (...said: unknown[]) => {
    troubles.push(`console: ${said.join(' ')}`)
    error.apply(console, said)
  }
  // Only a warning about a ResizeObserver notified one frame later; other engines' drivers do not report it.
  window.addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || troubles.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(`uncaught: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => troubles.push(`csp: ${violatedDirective} ${blockedURI}`))
}

/** The first visible element with that role and name. Runs in the page. */
function findInPage(role: string, source: string, within: string) {
  const rooms = [...document.querySelectorAll<HTMLElement>(within)]
  return rooms.flatMap((room) => window.TestingLibraryDom.queryAllByRole(room, role, { name: new RegExp(source) })).find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null
}

/** Position of an element in the window; null while a sheet is still opening. Runs in the page. */
function placeInPage(element: unknown) {
  const isMoving = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1)
  if (isMoving) return String(Math.random())
  const { x, y, width, height } = (element as HTMLElement).getBoundingClientRect() // the driver passes elements as references
  return [x, y, width, height].join(' ')
}

/** A page as seen by a user: finds, reads and clicks elements by role and name. `within` is a selector. */
export function pageOf(browser: Browser, origin: string) {
  const find = async (role: string, name: string | RegExp = '', within = 'body'): Promise<Element> => {
    const source = typeof name === 'string' ? (name && `^${name}$`) : name.source
    let found: Element | null = null
    await expect(async () => {
      await browser.equip()
      found = (await browser.run(findInPage, role, source, within)) as unknown as Element | null // the driver passes elements as references
      expect(found, `${role} “${source}”`).not.toBeNull()
    }).toPass({ timeout: TIMEOUT })
    if (!found) throw new Error(`${role} “${source}”`)
    return found
  }
  const expectRun = async <Given extends unknown[]>(what: string, work: (...given: Given) => unknown, ...given: Given) =>
    expect.poll(() => browser.run(work, ...given), { message: what, timeout: TIMEOUT }).toBe(true)

  const open = async (path: string) => {
    await browser.go(`${origin}${path}`)
    await browser.run(watchTroubles)
  }
  const expectUrl = (wanted: RegExp) => expect.poll(() => browser.url(), { timeout: TIMEOUT }).toMatch(wanted)
  /** Performs an action on an element that has stopped moving; repeats it with its replacement if the driver fails. */
  async function onceAtRest(work: (element: Element) => Promise<unknown>, ...wanted: Parameters<typeof find>) {
    let seen = ''
    let refusal: unknown = 'it moves'
    for (const until = Date.now() + TIMEOUT; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 100))) {
      try {
        const element = await find(...wanted)
        const place = await browser.run(placeInPage, element)
        if (place === seen) return await work(element)
        seen = place
      } catch (error) {
        if (!(error instanceof Refusal) || !NOT_YET.has(error.code)) throw error
        refusal = error
      }
    }
    throw new Error(`${wanted.join(' ')} cannot be pressed or typed into`, { cause: refusal })
  }
  const press = (...wanted: Parameters<typeof find>) => onceAtRest(browser.click, ...wanted)

  return {
    ...browser,
    find,
    expectRun,
    open,
    expectUrl,
    press,
    /** By its label, if that draws the field. */
    choose: async (role: string, name: string | RegExp) => {
      const label = await browser.run((field) => (field as unknown as HTMLElement).closest('label'), await find(role, name))
      await browser.click(label as unknown as Element) // the driver passes elements as references
    },
    /** Logs in as the demo trader, on the exchange's page. */
    logIn: async () => {
      await open('/auth?return=/')
      await press('button', 'Log in as the demo trader')
      await expectUrl(/^[^?]*\/$/)
    },
    fill: async (role: string, name: string | RegExp, text: string, within?: string) => onceAtRest((field) => browser.type(field, text), role, name, within),
    keys: browser.press,
    expectText: (text: string, within = 'body') =>
      expectRun(`“${text}” in ${within}`, (wanted, room) => [...document.querySelectorAll<HTMLElement>(room)].some(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').includes(wanted)), text, within),
    expectValue: (role: string, name: string | RegExp, wanted: string) =>
      expect.poll(async () => (await browser.run((field) => (field as unknown as HTMLInputElement).value, await find(role, name))).replaceAll(/\s/g, ' '), { timeout: TIMEOUT }).toBe(wanted),
    focus: async (role: string, name: string | RegExp) => browser.run((one) => (one as unknown as HTMLElement).focus(), await find(role, name)),
    expectFocus: (name: string | RegExp) =>
      expect.poll(() => browser.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.replaceAll(/\s+/g, ' ')), { timeout: TIMEOUT }).toMatch(name),
    expectNone: (selector: string) => expectRun(`no ${selector}`, (gone) => document.querySelector(gone) === null, selector),
    /** Errors since the page was opened or since the last call. */
    troubles: () => browser.run(() => window.troubles?.splice(0) ?? []),
  }
}

export type WebKitPage = ReturnType<typeof pageOf>
