import { useEffect, useEffectEvent } from 'react'

/** A connection that has just come back may still fail, ms: for so long what is missing is asked for again and again. */
const SETTLING_MS = 10_000
const AGAIN_MS = 1_000

let cameBackAt = -Infinity
window.addEventListener('online', () => {
  cameBackAt = performance.now()
})

/**
 * Calls `back` when the device gets its connection back, while something is `missing` for want of it; and again where the first
 * calls after that failed too, each with a `missing` of its own. Null while nothing is missing.
 */
export function useBackOnline(missing: Error | null, back: () => void) {
  const cameBack = useEffectEvent(back)

  useEffect(() => {
    if (missing === null) return
    const listening = new AbortController()
    window.addEventListener('online', () => cameBack(), { signal: listening.signal })
    const again = performance.now() - cameBackAt < SETTLING_MS ? setTimeout(() => cameBack(), AGAIN_MS) : undefined
    return () => {
      listening.abort()
      clearTimeout(again)
    }
  }, [missing])
}
