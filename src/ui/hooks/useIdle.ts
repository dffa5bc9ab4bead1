import { useEffect, useState } from 'react'

const AT_LATEST_MS = 3_000
/** For browsers without requestIdleCallback. */
const GUESSED_MS = 300

/** False until the browser is idle for the first time, counted from when `isReady` is true. */
export function useIdle(isReady = true): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    if (!isReady) return
    const onIdle = () => setIdle(true)
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(onIdle, { timeout: AT_LATEST_MS })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(onIdle, GUESSED_MS)
    return () => clearTimeout(timer)
  }, [isReady])

  return isIdle
}
