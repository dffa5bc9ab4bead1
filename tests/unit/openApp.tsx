import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FaultRequest } from '../../sandbox/faults.ts'
import { readTexts } from './features/info/texts.ts'
import { type ExchangeChoice, exchangeInUse, openExchange } from './openExchange.ts'
import { otherTab } from './otherTab.ts'

/** How wide the window is; media queries are answered by it. */
const view = { width: 1440 }
const mediaQueries = new Set<EventTarget>()

function matchMedia(media: string) {
  const least = /min-width: ([\d.]+)em/.exec(media)?.[1]
  const list = Object.assign(new EventTarget(), { media, onchange: null, matches: false, addListener: () => {}, removeListener: () => {} })
  Object.defineProperty(list, 'matches', { get: () => least !== undefined && view.width >= 16 * Number(least) })
  mediaQueries.add(list)
  return list
}

/** Where the app went: jsdom itself goes nowhere. Modules imported before this one still redirect for real. */
export const departures: string[] = []

const recordDepartures = () =>
  vi.doMock('../../src/platform/mainSite.ts', async (original) => ({
    ...(await original<typeof import('../../src/platform/mainSite.ts')>()),
    redirectTo: (url: string) => void departures.push(url),
  }))
recordDepartures()

/** From now on every module is new, as after a reload. */
function renewModules() {
  vi.resetModules()
  recordDepartures()
}

beforeEach(() => {
  window.matchMedia = matchMedia
  // All that the pages call of it.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  document.documentElement.dataset['theme'] = 'dark'
  departures.length = 0
})

/** Imports the modules that src/main.tsx starts, again after `renewModules`. */
async function loadModules() {
  const [{ i18n, startI18n }, { config }, { queryClient }, { session, watchOtherTabs }, { storage }, { batchUpdates }, { createAppRouter }] = await Promise.all([
    import('../../src/i18n/i18n.ts'),
    import('../../src/platform/config.ts'),
    import('../../src/queries/client.ts'),
    import('../../src/queries/session.ts'),
    import('../../src/platform/storage.ts'),
    import('../../src/queries/batchUpdates.ts'),
    import('../../src/router.ts'),
  ])
  const { proveTrue, recordFlows } = await import('../proofs/history/flowRecorder.ts')
  return { i18n, startI18n, config, queryClient, session, watchOtherTabs, storage, batchUpdates, createAppRouter, proveTrue, recordFlows }
}

type Modules = Awaited<ReturnType<typeof loadModules>>

/** Reported to the recorder before the page is left; and clean-up after it, the last first. */
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

/** The trader logs out in another tab, and the next one logs in: by the product's own rules nothing of the first is left. */
function changeTrader({ queryClient, session }: Modules) {
  otherTab(null, null)
  if (session.status() === 'elsewhere') otherTab('sessionExpiry', String(Date.now()))
  queryClient.clear()
  // This page has been left: the next one is loaded afresh.
  if (session.isLeaving()) renewModules()
}

export interface Opening extends ExchangeChoice {
  /** Below /futures. */
  path: string
  /** How prices are shown, chosen before: else the choice that is stored, or none. A vendor's chart is a frame, whose inside is a browser's; what our own draws on is, too. */
  chart?: 'vendor' | 'own' | 'table' | undefined
  width?: number
  faults?: readonly FaultRequest[]
  /** Until when the texts are on their way. */
  texts?: Promise<unknown>
  /** A request that a test delivers after the app reported it as missing makes no false history: the app cannot know of a queued request. */
  isUnproven?: boolean
  /** As after a reload: every module of the app is new. What a test imports itself is then another page's. */
  reloaded?: boolean
}

/**
 * Opens the whole app as src/main.tsx starts it: router, pages, providers and background tasks, with the texts of the YAML files, on
 * the paper exchange that the test has opened, else on a new one. Left out is StrictMode, of which a build has nothing. Tests that need
 * less render a part and say what they leave out.
 */
export async function openApp({ path, width = 1440, faults = [], texts, chart, isUnproven = false, reloaded = false, ...choice }: Opening) {
  if (reloaded) renewModules()
  view.width = width
  const exchange = exchangeInUse() ?? openExchange(choice)
  for (const fault of faults) exchange.fault(fault)

  const modules = await loadModules()
  const { i18n, startI18n, config, queryClient, session, watchOtherTabs, storage, batchUpdates, createAppRouter, recordFlows, proveTrue } = modules
  const recorder = recordFlows({ journal: () => exchange.exchange.journal(), isOver: () => session.isLeaving() })
  exchange.onCall(recorder.sent)
  leaves.push(recorder.leave)
  ends.push(() => {
    recorder.stop()
    if (!isUnproven) proveTrue(recorder.history())
  })

  config.chartScript = '/chart.js'
  if (chart) storage.chart.set(chart)
  batchUpdates()
  ends.push(watchOtherTabs(), () => changeTrader(modules))
  const history = createMemoryHistory({ initialEntries: [`/futures${path}`] })
  const router = createAppRouter(history)
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
    user: vi.isFakeTimers() ? userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) }) : userEvent.setup(),
    router,
    history,
    i18n,
    session,
    storage,
    queryClient,
    /** Goes to another address, as by a link. */
    go: (to: string) =>
      act(async () => {
        history.push(`/futures${to}`)
        await router.load()
      }),
    /** The page is made wider or narrower. */
    resize: (next: number) => {
      view.width = next
      for (const list of mediaQueries) list.dispatchEvent(new Event('change'))
    },
    /** The page goes, as by closing the tab: nothing of it is on screen or in the cache. */
    leave: () => {
      recorder.leave()
      unmount()
      queryClient.clear()
    },
  }
}
