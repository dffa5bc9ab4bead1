import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FaultRequest } from '../../sandbox/faults.ts'
import { readTexts } from './features/info/texts.ts'
import { type ExchangeChoice, exchangeInUse, openExchange } from './openExchange.ts'
import { otherTab } from './otherTab.ts'

/** Width of the window, for media queries. */
const view = { width: 1440 }
const mediaQueries = new Set<EventTarget>()

function matchMedia(media: string) {
  const least = /min-width: ([\d.]+)em/.exec(media)?.[1]
  const list = Object.assign(new EventTarget(), {
    media,
    onchange: null,
    matches: false,
    addListener: () => {},
    removeListener: () => {},
  })
  Object.defineProperty(list, 'matches', { get: () => least !== undefined && view.width >= 16 * Number(least) })
  mediaQueries.add(list)
  return list
}

/** Redirects of the app, which jsdom does not follow. Modules imported before this one still redirect for real. */
export const departures: string[] = []

const recordDepartures = () =>
  vi.doMock('../../src/platform/mainSite.ts', async (original) => ({
    ...(await original<typeof import('../../src/platform/mainSite.ts')>()),
    redirectTo: (url: string) => void departures.push(url),
  }))
recordDepartures()

/** Resets all modules, as after a reload. */
function renewModules() {
  vi.resetModules()
  recordDepartures()
}

beforeEach(() => {
  window.matchMedia = matchMedia
  document.documentElement.dataset['theme'] = 'dark'
  departures.length = 0
})

/** Imports the modules that src/main.tsx starts, again after `renewModules`. */
async function loadModules() {
  const [i18n, config, client, marks, levels, session, storage, updates, router] = await Promise.all([
    import('../../src/i18n/i18n.ts'),
    import('../../src/platform/config.ts'),
    import('../../src/queries/call/client.ts'),
    import('../../src/queries/orderMarks.ts'),
    import('../../src/queries/pendingLevels.ts'),
    import('../../src/queries/call/session.ts'),
    import('../../src/platform/storage.ts'),
    import('../../src/queries/batchUpdates.ts'),
    import('../../src/router.ts'),
  ])
  const recorder = await import('../proofs/history/flowRecorder.ts')
  return {
    ...i18n,
    ...config,
    ...client,
    ...marks,
    ...levels,
    ...session,
    ...storage,
    ...updates,
    ...router,
    ...recorder,
  }
}

type Modules = Awaited<ReturnType<typeof loadModules>>

/** Called before the page is left, for the recorder; and clean-up after it, the last first. */
const leaves: (() => void)[] = []
const ends: (() => void)[] = []

afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  cleanup()
  for (const end of ends.splice(0).reverse()) end()
  sessionStorage.clear()
  otherTab(null, null)
  mediaQueries.clear()
})

function clearMemory({ queryClient, orderMarks, pendingLevels }: Modules) {
  queryClient.clear()
  orderMarks.clear()
  pendingLevels.set(new Map())
}

/** The trader logs out in another tab and the next one logs in: by the product's rules no data of the first remains. */
function changeTrader(modules: Modules) {
  const { session } = modules
  otherTab(null, null)
  if (session.status() === 'elsewhere') otherTab('sessionExpiry', String(Date.now()))
  clearMemory(modules)
  // This page has been left; the next one loads all modules again.
  if (session.isOver()) renewModules()
}

export interface Opening extends ExchangeChoice {
  /** Below /futures. */
  path: string
  /** The stored chart choice; if omitted, it is not changed. jsdom renders neither the vendor's frame nor our canvas. */
  chart?: 'vendor' | 'own' | 'table' | undefined
  width?: number
  faults?: readonly FaultRequest[]
  /** Delays the texts until this resolves. */
  texts?: Promise<unknown>
  /**
   * A request that a test delivers after the app has reported it as not arrived is no violation: the app cannot detect a queued
   * request.
   */
  isUnproven?: boolean
  /** Resets every module of the app, as after a reload. Modules imported by the test then belong to another page. */
  reloaded?: boolean
}

/**
 * Opens the whole app like src/main.tsx: router, pages, providers and background tasks, with the texts of the YAML files, on the
 * paper exchange that the test has opened, else on a new one. Without StrictMode, which has no effect in a build. Tests that need
 * less render a part and state what they leave out.
 */
export async function openApp({
  path,
  width = 1440,
  faults = [],
  texts,
  chart,
  isUnproven = false,
  reloaded = false,
  ...choice
}: Opening) {
  if (reloaded) renewModules()
  view.width = width
  const exchange = exchangeInUse() ?? openExchange(choice)
  for (const fault of faults) exchange.fault(fault)

  const modules = await loadModules()
  const { i18n, startI18n, config, queryClient, session, storage } = modules
  const recorder = modules.recordFlows({
    journal: () => exchange.exchange.journal(),
    isOver: () => session.isOver(),
  })
  exchange.onCall(recorder.sent)
  leaves.push(recorder.leave)
  ends.push(() => {
    recorder.stop()
    if (!isUnproven) modules.expectTrueHistory(recorder.history())
  })

  config.chartScript = '/chart.js'
  if (chart) storage.chart.set(chart)
  modules.batchUpdates()
  ends.push(modules.watchOtherTabs(), () => changeTrader(modules))
  const history = createMemoryHistory({ initialEntries: [`/futures${path}`] })
  const router = modules.createAppRouter(history)
  void router.load()
  if (i18n.isInitialized) await i18n.changeLanguage(storage.language.get())
  else
    await startI18n(async (language, namespace) => {
      await texts
      return readTexts(language, namespace)
    })
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )

  return {
    ...exchange,
    user: vi.isFakeTimers()
      ? userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
      : userEvent.setup(),
    router,
    history,
    i18n,
    session,
    storage,
    queryClient,
    /** Navigates to another address, as by a link. */
    go: (to: string) =>
      act(async () => {
        history.push(`/futures${to}`)
        await router.load()
      }),
    /** Resizes the window. */
    resize: (next: number) => {
      view.width = next
      for (const list of mediaQueries) list.dispatchEvent(new Event('change'))
    },
    /** Closes the page, like closing the tab: clears screen and cache. */
    leave: () => {
      recorder.leave()
      unmount()
      clearMemory(modules)
    },
  }
}

/** The same on a new page, as after a reload. */
export const openAnew = (path: string, opening: Omit<Opening, 'path'> = {}) =>
  openApp({ path, reloaded: true, ...opening })
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
