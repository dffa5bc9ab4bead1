import { TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { isPolled } from '../../polled.ts'

export const latency: Check = {
  name: 'every/latency',
  title: 'A call polled every 3 seconds is answered within 3 seconds',
  section: 'Specification §9',
  app: 'waits for the response before the next poll, so the page refreshes less often; prices older than 7.5 s are marked as stale, and from 10 s on no market order can be sent',
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
