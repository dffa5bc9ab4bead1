import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import type { Exchange } from '../../../sandbox/exchange.ts'
import { fillConfig } from '../../../sandbox/web/page.ts'
import { FIRST_CALLS } from '../../../src/api/firstCalls.ts'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import type { Opening, PageInternals } from './app.ts'
import { layOut, mediaQueries } from './browserParts.ts'
import type { Clock } from './clock.ts'
import { type Random, random, seedOf } from './random.ts'
import { recordAnnouncements, type SpokenText } from './recordAnnouncements.ts'

export const ORIGIN = 'https://paper.test'
const html = fillConfig(readFileSync('index.html', 'utf8').replaceAll(/<script[^]*?<\/script>/g, ''), {
  idempotencyKey: true,
})
const startData = {
  texts: JSON.stringify(
    Object.fromEntries(LANGUAGES.map((code) => [code, `/futures/assets/locales/${code}/common.yaml`])),
  ),
  calls: JSON.stringify(FIRST_CALLS),
}

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)
const ofTheLanguage = new Set([...Object.getOwnPropertyNames(globalThis), 'eval', 'arguments'])
/** The globals of a page: those of its window, and what it is given instead. */
function globalsOf(window: DOMWindow, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.getOwnPropertyNames(window).filter(
    (name) =>
      isName(name) && (!ofTheLanguage.has(name) || window[name] !== (globalThis as Record<string, unknown>)[name]),
  )
  return { ...Object.fromEntries(names.map((name) => [name, window[name]])), ...given }
}

const startCode = readFileSync('public/assets/start.js', 'utf8')
const compile = (app: string, names: readonly string[]) => ({
  names,
  start: compileFunction(startCode, names, { filename: 'start.js' }),
  main: compileFunction(app, names, { filename: 'simulated-app.js' }),
})
/** Functions of the globals of a page, whose names are those of the first. */
let scripts: ReturnType<typeof compile> | null = null

/** One page of the app, from opening to leaving. */
export interface Page {
  window: DOMWindow
  /** Null until the app's code has started. */
  inside: PageInternals | null
  isGone: boolean
  /** By the simulation's clock. */
  announcements: readonly SpokenText[]
}

/** The world around the tabs and their network. */
export interface Stage {
  readonly seed: number
  readonly clock: Clock
  /** The app's code. */
  readonly app: string
  readonly exchange: Exchange
  readonly network: { fetch: (tab: Tab, page: Page, address: string, init?: RequestInit) => Promise<unknown> }
  readonly recorders: PageInternals['recorder'][]
  /** The user who is, or was last, logged in. */
  readonly email: string
  /** The browser's cookie. */
  token: string
  /** Result of Math.random. */
  chance: Random
  now: () => number
  note: (line: string) => void
  tookEffect: (what: string) => boolean
  storages: (tab: Tab) => Record<'localStorage' | 'sessionStorage', unknown>
  /** Runs code of a page; an error is recorded, and does not end the run. */
  guarded: (tab: Tab, run: () => unknown) => unknown
  threw: (tab: Tab, error: unknown) => void
  complained: (tab: Tab, what: unknown[]) => void
  departed: (tab: Tab, page: Page, url: string) => void
}

const quiet = new VirtualConsole()

/** One tab of the browser: its storage, and its open page. */
export class Tab {
  /** Its sessionStorage. */
  readonly session = new Map<string, string>()
  readonly view: { width: number }
  isHidden = false
  /** The last clicked control. */
  pressed: Element | null = null
  isOnline = true
  page: Page | null = null
  /** Return address of the auth page. */
  returnTo = '/futures'
  /** Number of pages opened. */
  opened = 0
  #resized = () => {}

  readonly world: Stage
  readonly name: string
  constructor(world: Stage, name: string, width: number) {
    this.world = world
    this.name = name
    this.view = { width }
  }

  /** Opens an address, after the previous page is closed. */
  open(address: string) {
    this.leave()
    this.opened += 1
    const { world } = this
    const { clock } = world
    const { window } = new JSDOM(html, { url: ORIGIN + address, virtualConsole: quiet, pretendToBeVisual: false })
    const page: Page = {
      window,
      inside: null,
      isGone: false,
      announcements: recordAnnouncements(window, () => clock.passedMs),
    }
    this.page = page
    const { document } = window
    const roll = random(seedOf(`${world.seed} ${this.name} ${this.opened}`))
    const queries = mediaQueries(window, this.view)
    this.#resized = queries.changed
    const depart = (url: string) => {
      if (!page.isGone) world.departed(this, page, url)
    }
    const after = (run: (...values: unknown[]) => unknown, ms?: number, ...values: unknown[]) =>
      clock.set(page, () => world.guarded(this, () => run(...values)), ms)
    class VirtualDate extends Date {
      constructor(...values: []) {
        super(...((values.length === 0 ? [world.now()] : values) as []))
      }
      static override now = world.now
    }
    const timers = {
      setTimeout: after,
      clearTimeout: clock.clear,
      setInterval: (run: () => unknown, ms?: number) => clock.set(page, () => world.guarded(this, run), ms, true),
      clearInterval: clock.clear,
      requestAnimationFrame: (run: (at: number) => void) => after(() => run(clock.passedMs), 16),
      cancelAnimationFrame: clock.clear,
      requestIdleCallback: (run: (deadline: object) => void) =>
        after(() => run({ didTimeout: false, timeRemaining: () => 10 }), 50),
      cancelIdleCallback: clock.clear,
    }
    Object.assign(window.AbortSignal, {
      timeout: (ms: number) => {
        const deadline = new window.AbortController()
        const abort = () => deadline.abort(new window.DOMException('The time is over.', 'TimeoutError'))
        // Not one of the page's timers: a browser drops the deadline of an answered request with its signal.
        clock.set(window, () => world.guarded(this, abort), ms)
        return deadline.signal
      },
    })
    const { location } = window
    const own: Record<PropertyKey, unknown> = { replace: depart, assign: depart, reload: () => depart(location.href) }
    const $location = new Proxy(own, { get: (_, name) => own[name] ?? Reflect.get(location, name) })
    const { localStorage, sessionStorage } = world.storages(this)
    Object.defineProperties(document, {
      currentScript: { configurable: true, value: { dataset: startData } },
      visibilityState: { configurable: true, get: () => (this.isHidden ? 'hidden' : 'visible') },
      hidden: { configurable: true, get: () => this.isHidden },
      hasFocus: { configurable: true, value: () => !this.isHidden },
    })
    const navigator = {
      language: 'en',
      languages: ['en'],
      platform: 'Linux',
      userAgent: 'simulation',
      maxTouchPoints: 0,
      clipboard: { writeText: async () => {} },
    }
    Object.defineProperty(navigator, 'onLine', { get: () => this.isOnline })
    const given: Record<string, unknown> = {
      ...layOut(window),
      ...timers,
      $location,
      navigator,
      localStorage,
      sessionStorage,
      Date: VirtualDate,
      matchMedia: queries.matchMedia,
      fetch: (address: string, init?: RequestInit) => world.network.fetch(this, page, address, init),
      console: {
        ...console,
        error: (...what: unknown[]) => page.isGone || world.complained(this, what),
        warn: () => {},
        log: () => {},
      },
      reportError: (error: unknown) => world.threw(this, error),
      queueMicrotask,
      Notification: {
        permission: 'default',
        requestPermission: async () => 'denied',
      },
      performance: {
        now: () => clock.passedMs,
        mark: () => {},
        measure: () => {},
        getEntriesByType: () => [],
        timeOrigin: 0,
      },
      crypto: {
        getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(roll() * 256)),
        randomUUID: () => `${this.name}-${this.opened}-${Math.floor(roll() * 2 ** 32).toString(16)}`,
        subtle: crypto.subtle,
      },
      $opening: {
        recording: {
          tab: `${this.name}.${this.opened}`,
          journal: () => world.exchange.journal(),
          isOver: () => page.inside?.session.isOver() ?? true,
          tookEffect: (what: string) => world.tookEffect(what),
        },
        opened: (inside: PageInternals) => {
          page.inside = inside
          world.recorders.push(inside.recorder)
        },
      } satisfies Opening,
    }
    for (const [name, value] of Object.entries(given))
      if (!name.startsWith('$')) Object.defineProperty(window, name, { configurable: true, writable: true, value })
    Object.assign(given, { globalThis: window, self: window })
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      given[name] = window[name].bind(window)
    for (const name of ['setImmediate', 'clearImmediate', 'MessageChannel', 'BroadcastChannel', 'indexedDB'])
      given[name] = undefined
    const chance = random(seedOf(`chance ${world.seed} ${this.name} ${this.opened}`))
    world.chance = chance
    const globals = globalsOf(window, given)
    const { names, start, main } = (scripts ??= compile(world.app, Object.keys(globals)))
    const values = names.map((name) => globals[name])
    world.guarded(this, () => start(...values))
    after(() => main(...values), 20)
  }

  /** The open page is closed with all its state. */
  leave() {
    const { page, world } = this
    if (!page) return
    page.isGone = true
    page.inside?.recorder.leave()
    world.clock.forget(page)
    world.clock.forget(page.window)
    page.window.close()
    this.page = null
  }

  resize(width: number) {
    this.view.width = width
    this.#resized()
    this.page?.window.dispatchEvent(new this.page.window.Event('resize'))
  }

  /** Dispatches a browser event to the page; document events also reach the window. */
  tell(on: 'window' | 'document', type: string) {
    if (!this.page) return
    const { window } = this.page
    this.world.guarded(this, () =>
      (on === 'window' ? window : window.document).dispatchEvent(
        new window.Event(type, { bubbles: on === 'document' }),
      ),
    )
  }
}
