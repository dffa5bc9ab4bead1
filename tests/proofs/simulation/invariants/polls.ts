import { isChange } from '../network.ts'
import type { InvariantOf } from './invariant.ts'

const WINDOW_MS = 3_000
/** Of one call: its poll, refetches by a click or a screen, and the checks for a lost response; those of each change come on top. */
const MOST_IN_WINDOW = 9

/** Nothing is requested too often, whatever fails. */
export const polls: InvariantOf = ({ network: { sent } }) => {
  let seen = 0
  return {
    after: () => {
      const wrong = sent.slice(seen).flatMap(({ tab, page, path, body, atMs }) => {
        const recent = sent.filter((one) => one.page === page && one.atMs > atMs - WINDOW_MS && one.atMs <= atMs)
        const changes = recent.filter((one) => isChange(one.path)).length
        const times = recent.filter((one) => one.path === path && one.body === body).length
        return times > MOST_IN_WINDOW + 2 * changes
          ? [`${tab} ${path} ${body} was requested ${times} times within ${WINDOW_MS / 1_000} s`]
          : []
      })
      seen = sent.length
      return wrong
    },
  }
}
