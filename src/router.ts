import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { BASE_PATH } from './platform/mainSite.ts'
import { queryClient } from './queries/call/client.ts'
import { routeTree } from './routeTree.gen.ts'
import { latePart } from './shared/late/latePart.tsx'
import { PageCrash } from './shared/page/PageCrash.tsx'
import { PageLoader } from './shared/page/PageLoader.tsx'

/**
 * The query of an address as plain texts, the first of equal names. The router's own parser reads values as JSON, which turns a
 * token of digits into another number. Reliability F6, C5.
 */
export function parseSearch(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...query.keys()].map((name) => [name, query.get(name) ?? '']))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = new URLSearchParams(entries).toString()
  return query === '' ? '' : `?${query}`
}

const NoRoute = latePart(null, async () => (await import('./app/shell/NoRoute.tsx')).NoRoute)

/** The app's router; tests pass their own history. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: BASE_PATH,
    // Like the web server: only the webview's address keeps its token out of Referer and reports.
    caseSensitive: true,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageCrash,
    defaultNotFoundComponent: NoRoute,
    defaultPendingComponent: PageLoader,
    defaultPreload: 'intent',
    // The query client decides freshness; the router caches no data.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
