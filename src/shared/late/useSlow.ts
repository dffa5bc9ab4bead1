import { useState } from 'react'

/** A faster response needs no feedback. */
const SLOW_MS = 150

/** Whether the last watched promise takes long enough to show loading bars. */
export function useSlow() {
  const [isSlow, setSlow] = useState(false)
  const watch = (work: Promise<unknown>) => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    const settle = () => {
      clearTimeout(timer)
      setSlow(false)
    }
    work.then(settle, settle)
  }
  return { isSlow, watch }
}
