import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { JournalEntry } from '../../../sandbox/exchange.ts'
import { fillConfig } from '../../../sandbox/web/page.ts'
import { FIRST_CALLS } from '../../../src/api/firstCalls.ts'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { recordAnnouncements } from '../announcements/recordAnnouncements.ts'
import { layOut, mediaQueries } from './browserParts.ts'
import { StoredItems } from './browserStorage.ts'
import type { App } from './bundle.ts'
import type { Clock } from './clock.ts'
import { globalNames } from './globals.ts'
import type { Opening, PageInternals } from './inside.ts'
import type { Page } from './page.ts'
import { type Random, random, seedOf } from './random.ts'

export const ORIGIN = 'https://paper.test'
export const GLOBALS = globalNames()
const start = compileFunction(readFileSync('public/assets/start.js', 'utf8'), GLOBALS, { filename: 'start.js' })
const html = fillConfig(readFileSync('index.html', 'utf8').replaceAll(/<script[^]*?<\/script>/g, ''), {
  idempotencyKey: true,
})
const startData = {
  texts: JSON.stringify(
    Object.fromEntries(LANGUAGES.map((code) => [code, `/futures/assets/locales/${code}/common.yaml`])),
  ),
  calls: JSON.stringify(FIRST_CALLS),
}

/** Dependencies of a tab. */
export interface TabDependencies {
  readonly seed: number
  readonly clock: Clock
  readonly app: App
  readonly exchange: { journal: () => readonly JournalEntry[] }
  readonly network: { fetch: (tab: Tab, page: Page, address: string, init?: RequestInit) => Promise<unknown> }
  readonly recorders: PageInternals['recorder'][]
  /** Result of Math.random. */
  chance: Random
  deviceNow: () => number
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
  readonly session = new StoredItems()
  readonly view: { width: number }
  windowName = ''
  /** Hidden since, ms of the clock. */
  hiddenSinceMs: number | null = null
  /** Visible since, ms of the clock. */
  shownAtMs = 0
  /** Time of the user's last click. */
  pressedAtMs = -Infinity
  /** The last clicked control. */
  pressed: Element | null = null
  /** It, or another control of its form, was pending just before. */
  wasBusy = false
  /** Other fields' values when a field was typed into. */
  written = new Map<HTMLInputElement, string>()
  /** The typed amount when an address was opened. */
  draft = ''
  isOnline = true
  page: Page | null = null
  /** Return address of the auth page. */
  returnTo = '/futures'
  /** Number of pages opened. */
  opened = 0
  #resized = () => {}

  get isHidden() {
    return this.hiddenSinceMs !== null
  }

  readonly world: TabDependencies
  readonly name: string
  constructor(world: TabDependencies, name: string, width: number) {
    this.world = world
    this.name = name
    this.view = { width }
  }

  readonly #rename = (name: string) => {
    this.windowName = name
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
    const deviceNow = () => world.deviceNow()
    class VirtualDate extends Date {
      constructor(...values: []) {
        super(...((values.length === 0 ? [deviceNow()] : values) as []))
      }
      static override now = deviceNow
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
    const $location = {
      get href() {
        return location.href
      },
      get origin() {
        return location.origin
      },
      get pathname() {
        return location.pathname
      },
      get search() {
        return location.search
      },
      get hash() {
        return location.hash
      },
      replace: depart,
      assign: depart,
      reload: () => depart(location.href),
    }
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
        requestPermission: async () =>
          this.pressed?.matches('[role=switch]')
            ? 'denied'
            : world.complained(this, ['the system was asked without a press on its switch']),
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
    Object.defineProperty(window, 'name', { configurable: true, get: () => this.windowName, set: this.#rename })
    const chance = random(seedOf(`chance ${world.seed} ${this.name} ${this.opened}`))
    world.chance = chance
    const values = GLOBALS.map((name) => (name in given ? given[name] : (window[name] as unknown)))
    world.guarded(this, () => start(...values))
    after(() => world.app(...values), 20)
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
