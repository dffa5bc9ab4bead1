import { onTestFinished, vi } from 'vitest'
import { createExchange } from '../../../sandbox/app.ts'
import { expectTrueHistory, recordFlows } from '../history/flowRecorder.ts'

/** Runs request deadlines on the test's clock: AbortSignal.timeout uses real time. */
export function fakeDeadlines() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    setTimeout(() => deadline.abort(new DOMException('', 'TimeoutError')), ms)
    return deadline.signal
  })
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The paper exchange behind `fetch`, on the test's clock. At the end, the test's history is checked. */
export function paperFetch() {
  const opened = createExchange({ seed: 7, now: () => Date.now(), openSession: 'demo@paper.example' })
  const recorder = recordFlows({ journal: () => opened.exchange.journal() })
  onTestFinished(() => {
    recorder.stop()
    expectTrueHistory(recorder.history())
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body: string; signal: AbortSignal }) => {
    recorder.sent(path, init.body)
    const response = await Promise.race([opened.app.request(`http://paper.test${path}`, init), givenUp(init.signal)])
    // The server breaks the real connection; here, the error a browser throws then.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  return opened.exchange
}

/** Advances time until the condition holds. */
export async function passUntil(isSo: () => boolean, limitMs = 120_000) {
  for (let passed = 0; !isSo() && passed < limitMs; passed += 250) await vi.advanceTimersByTimeAsync(250)
  if (!isSo()) throw new Error(`not so after ${limitMs} ms`)
}
