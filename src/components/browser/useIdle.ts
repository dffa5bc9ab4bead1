import { useEffect, useState } from 'react'

const AT_LATEST_MS = 3_000
/** For browsers without requestIdleCallback. */
const GUESSED_MS = 300

/** False until the browser is idle for the first time. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const rest = () => setIdle(true)
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(rest, { timeout: AT_LATEST_MS })
      return () => cancelIdleCallback(asked)
    }
    const timer = setTimeout(rest, GUESSED_MS)
    return () => clearTimeout(timer)
  }, [])

  return isIdle
}
