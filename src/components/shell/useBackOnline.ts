import { useEffect, useEffectEvent } from 'react'

/** Calls `back` when the device gets its connection back, while `isWaiting` for it. */
export function useBackOnline(isWaiting: boolean, back: () => void) {
  const cameBack = useEffectEvent(back)

  useEffect(() => {
    if (!isWaiting) return
    const listening = new AbortController()
    window.addEventListener('online', () => cameBack(), { signal: listening.signal })
    return () => listening.abort()
  }, [isWaiting])
}
