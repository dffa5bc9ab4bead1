import { useEffect, useEffectEvent } from 'react'

/** A connection that has just come back may still fail: for this long, in ms, missing data is fetched repeatedly. */
const SETTLING_MS = 10_000
const AGAIN_MS = 1_000

let cameBackAt = -Infinity
window.addEventListener('online', () => {
  cameBackAt = performance.now()
})

/**
 * Calls `back` when the device is back online while something is `missing` because of it; and again while the first calls after that
 * fail too, each with a new `missing`. Null while nothing is missing. `laterMs`: also after this time, without having been offline.
 */
export function useBackOnline(missing: Error | null, back: () => void, laterMs?: number) {
  const cameBack = useEffectEvent(back)

  useEffect(() => {
    if (missing === null) return
    const listening = new AbortController()
    window.addEventListener('online', () => cameBack(), { signal: listening.signal })
    const waitMs = performance.now() - cameBackAt < SETTLING_MS ? AGAIN_MS : laterMs
    const again = waitMs && setTimeout(() => cameBack(), waitMs)
    return () => {
      listening.abort()
      clearTimeout(again)
    }
  }, [missing, laterMs])
}
