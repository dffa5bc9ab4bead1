import { useSyncExternalStore } from 'react'

/** Below it chart and view have no room beside each other. The style sheets say the same. CSS pixels. */
const NARROW = '(width < 900px)'

function watch(listener: () => void) {
  const narrow = window.matchMedia(NARROW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is a phone's or a tablet's: one thing is shown at a time. */
export const useIsNarrow = () => useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches)
