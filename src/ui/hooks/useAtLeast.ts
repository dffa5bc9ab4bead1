import { useSyncExternalStore } from 'react'
import { type Breakpoint, BREAKPOINTS, inEm } from '../../constants/breakpoints.ts'

/** Whether the window is at least that wide. Specification §9. */
export function useAtLeast(width: Breakpoint): boolean {
  const query = `(min-width: ${inEm(BREAKPOINTS[width])})`
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
