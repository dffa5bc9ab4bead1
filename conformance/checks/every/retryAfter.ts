import { type Check, passUnless, notSeen } from '../../check.ts'
import { retryAfterMs } from '../../retryAfter.ts'

export const retryAfter: Check = {
  name: 'every/retryAfter',
  title: 'A 429 or 503 has `Retry-After`',
  section: 'Reliability B10',
  app: 'waits that long, at most a minute, and shows a message; without it the next refresh follows when it is due, and then at growing intervals',
  run({ log }) {
    const paused = log.filter(({ status }) => status === 429 || status === 503)
    if (paused.length === 0) return notSeen('nobody was asked to wait; the checks do not provoke it')
    const without = paused.filter(
      ({ headers, sentMs, tookMs }) => retryAfterMs(headers.get('retry-after'), sentMs + tookMs) === null,
    )
    return passUnless(
      without.map(
        ({ endpoint, status, headers }) => `${endpoint.path}: ${status} with ${headers.get('retry-after') ?? 'none'}`,
      ),
      paused.length === 1 ? 'once' : `${paused.length} times`,
    )
  },
}
