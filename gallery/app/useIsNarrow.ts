import { useSyncExternalStore } from 'react'

/** Below it there is no room for chart and view side by side. Also in the style sheets. CSS pixels. */
const NARROW = '(width < 900px)'

function watch(listener: () => void) {
  const narrow = window.matchMedia(NARROW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is that of a phone or a tablet, which shows chart or view. */
export const useIsNarrow = () => useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches)
