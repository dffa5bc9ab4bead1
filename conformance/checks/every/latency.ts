import { PRICE_MAX_AGE_MS, STALE_AFTER_MS, TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { isPolled } from '../../polled.ts'

export const latency: Check = {
  name: 'every/latency',
  title: 'A polled call is answered before the next refresh',
  section: 'Specification §9',
  app: `waits for the response before the next poll, so the page refreshes less often; prices older than ${STALE_AFTER_MS / 1_000} s are marked as stale, and from ${PRICE_MAX_AGE_MS / 1_000} s on no market order can be sent`,
  run({ log }) {
    const polls = log.filter(isPolled)
    const sorted = polls.map(({ tookMs }) => tookMs).toSorted((left, right) => left - right)
    if (sorted.length === 0) return notSeen('nothing of it was answered')
    const slow = polls.filter(({ tookMs }) => tookMs >= TRADING_REFRESH_MS)
    return passUnless(
      slow.map(({ endpoint, tookMs }) => `${endpoint.path}: ${(tookMs / 1_000).toFixed(1)} s`),
      `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms of ${sorted.length}`,
    )
  },
}
