import { getPrice } from '../../../../src/api/market.ts'
import { listWallets } from '../../../../src/api/wallet.ts'
import { isChange } from '../network.ts'
import type { InvariantOf } from './invariant.ts'

const WINDOW_MS = 3_000
/**
 * Requests of one call within three seconds: its poll, refetches by a click or a screen, and the checks for a lost response; in
 * addition, the requests of each change.
 */
const MOST_IN_WINDOW = 9
const HIDDEN_GRACE_MS = 4_000
const DOWN_MS = 100_000
const MOST_AT_THE_END_OF_DOWN = 6

/** Nothing is requested too often: while it fails, in a hidden tab, and while rate-limited. */
export const polls: InvariantOf = (world) => {
  let seen = 0
  return {
    name: 'polls',
    after: (step) => {
      const wrong: string[] = []
      const { sent } = world.network
      const recent = new Map<string, number>()
      for (const call of sent.slice(seen)) {
        const name = `${call.tab} ${call.path} ${call.body}`
        const quietly = (call.path === getPrice.path || call.path === listWallets.path) && !call.isUnsettled
        // Numbers are refreshed once the outcome of a change is known.
        const wasChanged = sent.some(
          (other) =>
            other.page === call.page &&
            other.atMs <= call.atMs &&
            other.atMs > call.atMs - 12_000 &&
            (isChange(other.path) || other.isUnsettled),
        )
        if (quietly && !wasChanged && call.hiddenMs > HIDDEN_GRACE_MS)
          wrong.push(`${name} was requested in a hidden tab`)
        if (call.isResting && !isChange(call.path) && !call.path.endsWith('/terminate'))
          wrong.push(`${name} was requested despite the rate limit`)
        const window = sent.filter(
          (other) =>
            other.page === call.page &&
            other.path === call.path &&
            other.body === call.body &&
            other.atMs > call.atMs - WINDOW_MS &&
            other.atMs <= call.atMs,
        )
        const changes = sent.filter(
          (other) =>
            other.page === call.page &&
            isChange(other.path) &&
            other.atMs > call.atMs - WINDOW_MS &&
            other.atMs <= call.atMs,
        )
        if (window.length > MOST_IN_WINDOW + 2 * changes.length) recent.set(name, window.length)
        if (step.do !== 'down' || call.path !== getPrice.path) continue
        const late = sent.filter(
          (other) =>
            other.page === call.page &&
            other.path === call.path &&
            other.body === call.body &&
            other.atMs > world.clock.passedMs - 40_000,
        )
        if (late.length > MOST_AT_THE_END_OF_DOWN && call === late.at(-1))
          wrong.push(
            `${name} was requested ${late.length} times in the last 40 s of ${DOWN_MS / 1_000} s without an answer`,
          )
      }
      seen = sent.length
      for (const [name, times] of recent)
        wrong.push(`${name} was requested ${times} times within ${WINDOW_MS / 1_000} s`)
      return wrong
    },
  }
}
