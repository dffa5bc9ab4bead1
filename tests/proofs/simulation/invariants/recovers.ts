import { REQUEST_DEADLINE_MS } from '../../../../src/constants/limits.ts'
import type { InvariantOf } from './invariant.ts'

/** Timers due together run one after the other. */
const GRACE_MS = 500

/** No request is waited for without end. Once the network works again, everything pending has ended, and every number is new. */
export const recovers: InvariantOf = ({ tabs, network, clock }) => ({
  after: () =>
    network.sent
      .slice(-200)
      .flatMap(({ page, tab, path, atMs, endedAtMs }) =>
        page.isGone || endedAtMs !== null || clock.passedMs - atMs <= REQUEST_DEADLINE_MS + GRACE_MS
          ? []
          : [`${tab} has been waiting ${clock.passedMs - atMs} ms for an answer to ${path}`],
      ),
  atRest: () =>
    tabs.flatMap(({ page, name, isHidden, isOnline }) => {
      if (!page?.inside || isHidden || !isOnline || page.inside.session.isOver()) return []
      const { inside } = page
      const { document } = page.window
      const failed = inside.queryClient
        .getQueryCache()
        .findAll({ type: 'active' })
        // Data that is not polled has its own retry button, or is optional.
        .filter(
          ({ state, observers }) =>
            (state.status !== 'success' &&
              observers.some(({ options }) => options.enabled !== false && Boolean(options.refetchInterval))) ||
            state.status === 'pending' ||
            state.fetchStatus === 'paused',
        )
      return [
        ...(inside.isUnsettled() ? [`${name} still holds a change for unsettled`] : []),
        ...[...document.querySelectorAll('[aria-busy=true]')].map(
          ({ outerHTML }) => `${name} is still waiting: ${outerHTML.slice(0, 160)}`,
        ),
        ...failed.map(
          ({ queryHash, state }) =>
            `${name} has not got ${queryHash}: ${state.status}, ${state.fetchStatus}, ${String(state.error)}`,
        ),
        ...(document.querySelector('h1, main, [role=main]') === null ? [`${name} shows no page`] : []),
      ]
    }),
})
