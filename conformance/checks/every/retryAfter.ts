import { type Check, passUnless, notSeen } from '../../check.ts'
import { retryAfterMs } from '../../retryAfter.ts'

export const retryAfter: Check = {
  name: 'every/retryAfter',
  title: 'Whoever is asked to wait (429, 503) is told how long: `Retry-After`',
  section: 'Reliability B10',
  app: 'waits that long, at most a minute, and says so; without it the next refresh asks again, three seconds later at first, then ever more rarely',
  run({ log }) {
    const paused = log.filter(({ status }) => status === 429 || status === 503)
    if (paused.length === 0) return notSeen('nobody was asked to wait; the checks do not provoke it')
    const without = paused.filter(({ headers, sentMs, tookMs }) => retryAfterMs(headers.get('retry-after'), sentMs + tookMs) === null)
    return passUnless(without.map(({ endpoint, status, headers }) => `${endpoint.path}: ${status} with ${headers.get('retry-after') ?? 'none'}`), paused.length === 1 ? 'once' : `${paused.length} times`)
  },
}
