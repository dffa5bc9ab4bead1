const SECOND_MS = 1_000

/**
 * Ticks at each full second of a clock (epoch ms), by one timer for all that listen; subscribes, and answers how to stop.
 * Nothing is counted: who listens computes anew, also after sleep.
 */
export function everySecondOf(now: () => number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(() => {
      wait()
      for (const listen of listeners) listen()
    }, SECOND_MS - (now() % SECOND_MS))
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
export const everySecond = everySecondOf(() => Date.now())
