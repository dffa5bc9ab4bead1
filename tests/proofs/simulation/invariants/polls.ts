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
    after: (step) => {
      const wrong: string[] = []
      const { sent } = world.network
      const recent = new Map<string, number>()
      for (const call of sent.slice(seen)) {
        const name = `${call.tab} ${call.path} ${call.body}`
        const ofPage = sent.filter(({ page }) => page === call.page)
        const isSame = ({ path, body }: typeof call) => path === call.path && body === call.body
        const quietly = (call.path === getPrice.path || call.path === listWallets.path) && !call.isUnsettled
        // Numbers are refreshed once the outcome of a change is known.
        const wasChanged = ofPage.some(
          ({ atMs, path, isUnsettled }) =>
            atMs <= call.atMs && atMs > call.atMs - 12_000 && (isChange(path) || isUnsettled),
        )
        if (quietly && !wasChanged && call.hiddenMs > HIDDEN_GRACE_MS)
          wrong.push(`${name} was requested in a hidden tab`)
        if (call.isResting && !isChange(call.path) && !call.path.endsWith('/terminate'))
          wrong.push(`${name} was requested despite the rate limit`)
        const before = ofPage.filter(({ atMs }) => atMs > call.atMs - WINDOW_MS && atMs <= call.atMs)
        const changes = before.filter(({ path }) => isChange(path))
        const times = before.filter(isSame).length
        if (times > MOST_IN_WINDOW + 2 * changes.length) recent.set(name, times)
        if (step.do !== 'down' || call.path !== getPrice.path) continue
        const late = ofPage.filter((other) => isSame(other) && other.atMs > world.clock.passedMs - 40_000)
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
