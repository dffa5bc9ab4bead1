import { deviceNow } from '../../platform/clock.ts'

const SECOND_MS = 1_000

/**
 * Ticks at each full second of a clock (epoch ms), with one timer for all listeners. Takes a listener and returns a function that
 * removes it. Nothing is counted: listeners recompute from the clock, also after sleep.
 */
export function everySecondOf(now: () => number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(
      () => {
        wait()
        for (const listen of listeners) listen()
      },
      SECOND_MS - (now() % SECOND_MS),
    )
  }

  return (listener: () => void) => {
    listeners.add(listener)
    if (timer === undefined) wait()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(timer)
      timer = undefined
    }
  }
}

/** Every second of this device's clock. */
export const everySecond = everySecondOf(deviceNow)
