import { TOAST_ACTION_MS, TOAST_MS } from '../../src/constants/limits.ts'
import { MOMENT } from './moment.ts'

/** Milliseconds that really pass, in a still view too. */
export const realNow = performance.now.bind(performance)

/** Epoch ms in a still view. */
let now = MOMENT
let lastId = 0
const intervals = new Map<number, { work: () => void; everyMs: number }>()

/** Stops the clock of a still view, its intervals, and the timers that would close its toasts. */
export function stopTime() {
  window.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [now] : given, as),
    get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
  })
  // For measuring ages, independent of the simulated clock.
  Object.defineProperty(performance, 'now', { value: () => now - MOMENT })
  const wait = window.setTimeout.bind(window)
  const waitUnlessToast = (work: TimerHandler, ms?: number, ...given: unknown[]) =>
    ms === TOAST_MS || ms === TOAST_ACTION_MS ? 0 : wait(work, ms, ...given)
  Object.defineProperty(window, 'setTimeout', { value: waitUnlessToast })
  const clear = window.clearInterval.bind(window)
  const start = (work: () => void, everyMs = 0) => {
    lastId -= 1 // no id of the browser's own
    intervals.set(lastId, { work, everyMs })
    return lastId
  }
  const stop = (id?: number) => void (intervals.delete(id ?? 0) || clear(id))
  Object.defineProperty(window, 'setInterval', { value: start })
  Object.defineProperty(window, 'clearInterval', { value: stop })
}

/** Advances the stopped clock: each due interval fires once. */
export function letPass(ms: number) {
  now += ms
  const due = Array.from(intervals.values()).filter(({ everyMs }) => everyMs <= ms)
  for (const { work } of due) work()
}
