import { useState } from 'react'

/** A press that is answered sooner needs no sign that it was felt. */
const FELT_MS = 150

/** Whether what was last handed over takes so long that its button has to show it. */
export function useSlow() {
  const [isSlow, setSlow] = useState(false)
  const watch = (work: Promise<unknown>) => {
    const timer = setTimeout(() => setSlow(true), FELT_MS)
    const settle = () => {
      clearTimeout(timer)
      setSlow(false)
    }
    work.then(settle, settle)
  }
  return { isSlow, watch }
}
