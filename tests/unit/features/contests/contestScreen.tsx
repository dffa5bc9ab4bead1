import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { ExchangeOptions } from '../../../../sandbox/exchange.ts'
import { ContestsPage } from '../../../../src/features/contests/page/ContestsPage.tsx'
import { ContestStrip } from '../../../../src/features/trading/page/ContestStrip.tsx'
import { WebviewContest } from '../../../../src/features/contests/webview/WebviewContest.tsx'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { queryClient } from '../../../../src/queries/client.ts'
import { contestsVisibilityQuery } from '../../../../src/queries/user.ts'
import { knowUser } from '../../queries/knownUser.ts'
import { paper } from '../../../sandbox/paper.ts'
import { englishTexts } from '../../ui/texts.ts'

/** Opens a paper exchange behind `fetch`: the only thing that is replaced. Faults are its own. */
export function openExchange(options: ExchangeOptions = {}) {
  const opened = paper(options)
  const asked: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body: string }) => {
    asked.push({ path, body: JSON.parse(init.body) as Record<string, unknown> })
    return opened.app.request(`http://paper.test${path}`, init)
  })
  return { ...opened, asked, times: (path: string) => asked.filter((call) => call.path === path).length }
}

/** Texts once, and nothing kept from test to test. */
export function prepareContestTests() {
  beforeAll(async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: true, onchange: null, addListener: () => {}, removeListener: () => {} })
    await englishTexts()
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  })
  beforeEach(() => knowUser())
  afterEach(() => {
    cleanup()
    queryClient.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
}

interface Shown {
  contestId?: string | null
  /** Given: as in a phone's webview. */
  token?: string | null
}

/** Shows the contest page of an address. */
export async function showContests({ contestId = null, token }: Shown = {}) {
  const page = () => (token === undefined ? <ContestsPage contestId={contestId} /> : <WebviewContest contestId={contestId} token={token} />)
  return show(page)
}

/** Shows the strip above the trading page, for a user whose setting is known. */
export function showStrip(contestsVisibility: boolean) {
  queryClient.setQueryData(contestsVisibilityQuery.queryKey, contestsVisibility)
  return show(ContestStrip)
}

async function show(component: () => React.ReactNode) {
  const root = createRootRoute()
  const paths = ['/', '/contests', '/contests/$contestId', '/mcontests', '/mcontests/$contestId']
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component }))
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
  await router.load()
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
