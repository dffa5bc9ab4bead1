import { vi } from 'vitest'
import { createExchange } from '../../sandbox/app.ts'

/** Deadlines of calls by the test's own clock: those of AbortSignal.timeout are the machine's. */
export function fakeDeadlines() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    setTimeout(() => deadline.abort(new DOMException('', 'TimeoutError')), ms)
    return deadline.signal
  })
}

const givenUp = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The paper exchange behind `fetch`, in the test's own time: its clock, its waits and its prices. */
export function paperFetch() {
  const opened = createExchange({ seed: 7, now: () => Date.now(), openSession: 'demo@paper.example' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    const response = await Promise.race([opened.app.request(`http://paper.test${path}`, init), givenUp(init.signal)])
    // The server breaks the real connection; here the browser's own words for it.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  return opened.exchange
}

/** Lets time pass until it is so. */
export async function passUntil(isSo: () => boolean, limitMs = 120_000) {
  for (let passed = 0; !isSo() && passed < limitMs; passed += 250) await vi.advanceTimersByTimeAsync(250)
  if (!isSo()) throw new Error(`not so after ${limitMs} ms`)
}
