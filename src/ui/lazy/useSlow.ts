import { useState } from 'react'

/** A press answered sooner needs no feedback. */
const SLOW_MS = 150

/** Whether the last watched promise takes so long that its button has to show it. */
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
