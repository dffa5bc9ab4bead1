import type { LawOf } from './law.ts'

/** When the network is fine again, whatever was waiting has come to its end, and every number on screen is new. */
export const pending: LawOf = ({ tabs }) => ({
  name: 'pending',
  atRest: () =>
    tabs.flatMap(({ page, name, isHidden, isOnline }) => {
      if (!page?.inside || page.isGone || isHidden || !isOnline || page.inside.session.isLeaving()) return []
      const { inside, window: { document } } = page
      const failed = inside.queryClient.getQueryCache().findAll({ type: 'active' }).filter(({ state }) => state.status !== 'success' || state.fetchStatus === 'paused')
      return [
        ...(inside.isUnsettled() ? [`${name} still holds a change for unsettled`] : []),
        ...[...document.querySelectorAll('[aria-busy=true]')].map(({ outerHTML }) => `${name} is still waiting: ${outerHTML.slice(0, 160)}`),
        ...failed.map(({ queryHash, state }) => `${name} has not got ${queryHash}: ${state.status}, ${state.fetchStatus}, ${String(state.error)}`),
        ...(document.querySelector('h1, main, [role=main]') === null ? [`${name} shows no page`] : []),
      ]
    }),
})
