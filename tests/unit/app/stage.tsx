import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { I18nextProvider } from 'react-i18next'
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest'
import { createExchange } from '../../../sandbox/app.ts'
import type { FaultRequest } from '../../../sandbox/faults.ts'
import { type Persona, personaEmail } from '../../../sandbox/engine/personas.ts'
import { readTexts } from '../features/info/texts.ts'

/** How wide the window is; media queries are answered by it. */
const view = { width: 1440 }
const mediaQueries = new Set<EventTarget>()

function matchMedia(query: string) {
  const least = 16 * Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? 0)
  const list = Object.assign(new EventTarget(), { media: query })
  Object.defineProperty(list, 'matches', { get: () => view.width >= least })
  mediaQueries.add(list)
  return list as MediaQueryList
}

/** A page that breaks the first time it is drawn. */
const breakdown = { due: true }
function Broken() {
  if (breakdown.due) throw new Error('broken')
  return <h1>The mended page</h1>
}

/**
 * The shell in jsdom on the product's own map, around pages of one heading, with the paper exchange behind its calls. Every test gets a page of its own: all
 * modules of the app are new, as after a reload. `as: null` is a visitor without a session.
 */
export function stage() {
  let paper = createExchange()
  const calls: Request[] = []
  const server = setupServer(
    http.post('*/api/*', ({ request }) => {
      calls.push(request)
      return paper.app.fetch(request)
    }),
  )
  /** Where the app went: jsdom itself goes nowhere. */
  const departures: string[] = []

  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
    window.matchMedia = matchMedia
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
  })
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    departures.length = 0
    calls.length = 0
    view.width = 1440
    document.documentElement.dataset['theme'] = 'dark'
  })
  afterEach(cleanup)
  afterAll(() => server.close())

  interface Opening {
    as?: Persona | null
    width?: number
    faults?: FaultRequest[]
    /** Until when the texts are on their way. */
    texts?: Promise<unknown>
  }

  async function open(path: string, { as = 'demo', width = 1440, faults = [], texts }: Opening = {}) {
    vi.resetModules()
    breakdown.due = true
    view.width = width
    paper = createExchange(as === null ? {} : { openSession: personaEmail(as) })
    for (const fault of faults) paper.exchange.faults.set(fault)
    // The one edge of the page that jsdom does not have.
    vi.doMock('../../../src/platform/mainSite.ts', async (original) => ({
      ...(await original<typeof import('../../../src/platform/mainSite.ts')>()),
      redirectTo: (url: string) => void departures.push(url),
    }))
    const [{ i18n, startI18n }, { queryClient }, { session, watchOtherTabs }, { storage }, { PublicFrame }, { createAppRouter }] = await Promise.all([
      import('../../../src/i18n/i18n.ts'),
      import('../../../src/queries/client.ts'),
      import('../../../src/queries/session.ts'),
      import('../../../src/platform/storage.ts'),
      import('../../../src/shared/layout/PublicFrame.tsx'),
      import('../../../src/router.ts'),
    ])
    const history = createMemoryHistory({ initialEntries: [`/futures${path}`] })
    const router = createAppRouter(history)
    // The map is the product's own; of its pages each shows a heading alone.
    const headed = (title: string) => ({ component: () => <h1>{title}</h1> })
    const { routesById } = router
    for (const id of ['/_shell/market/', '/_shell/market/$marketName'] as const) routesById[id].update(headed('The market page'))
    routesById['/_shell/contests/'].update(headed('The contests page'))
    routesById['/_shell/terms'].update(headed('The terms page'))
    routesById['/_shell/contests/$contestId'].update({ component: Broken })
    routesById['/terms-of-use/{-$lang}'].update({
      component: () => (
        <PublicFrame>
          <h1>The public page</h1>
        </PublicFrame>
      ),
    })
    // As src/main.tsx starts it.
    void router.load()
    await startI18n(async (language, namespace) => {
      await texts
      return readTexts(language, namespace)
    })
    onTestFinished(watchOtherTabs())
    const user = userEvent.setup()
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    )
    return {
      user,
      history,
      mend: () => {
        breakdown.due = false
      },
      i18n,
      session,
      storage,
      queryClient,
      exchange: paper.exchange,
      asked: (callPath: string) => paper.exchange.counts.get(callPath) ?? 0,
      /** The idempotency keys a call was made with, in their order. */
      keys: (callPath: string) => calls.filter(({ url }) => new URL(url).pathname === callPath).map(({ headers }) => headers.get('idempotency-key')),
      fault: (fault: FaultRequest) => paper.exchange.faults.set(fault),
      /** The page is made wider or narrower. */
      resize: (next: number) => {
        view.width = next
        for (const list of mediaQueries) list.dispatchEvent(new Event('change'))
      },
    }
  }

  return { open, departures, called: () => calls.map(({ url }) => new URL(url).pathname) }
}

/** Another tab has changed what is kept. */
export function otherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
