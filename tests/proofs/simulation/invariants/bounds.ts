import type { DOMWindow } from 'jsdom'
import type { InvariantOf } from './invariant.ts'

const MOST = { timers: 120, listeners: 250, queries: 60, elements: 6_000 }

/** jsdom stores the listeners of an object under a symbol. */
function listenersOf(target: object): number {
  const symbol = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'impl')
  const inner =
    symbol === undefined ? target : (target as Record<symbol, { _eventListeners?: Record<string, unknown[]> }>)[symbol]
  const byType = (inner as { _eventListeners?: Record<string, unknown[]> })._eventListeners ?? {} // jsdom's own bookkeeping
  return Object.values(byType).reduce((sum, all) => sum + all.length, 0)
}
const listeners = (window: DOMWindow) => listenersOf(window) + listenersOf(window.document)

/** For any user actions, a page does not grow. */
export const bounds: InvariantOf = ({ tabs, clock }) => ({
  after: () =>
    tabs.flatMap(({ page, name }) => {
      if (!page?.inside) return []
      const counts = {
        timers: clock.count(page),
        listeners: listeners(page.window),
        queries: page.inside.queryClient.getQueryCache().getAll().length,
        elements: page.window.document.getElementsByTagName('*').length,
      }
      return Object.entries(MOST).flatMap(([what, most]) =>
        counts[what as keyof typeof counts] > most
          ? [`${name} has ${counts[what as keyof typeof counts]} ${what}, at most ${most}`]
          : [],
      ) // the keys of MOST
    }),
})
