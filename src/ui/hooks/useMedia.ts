import { useCallback, useSyncExternalStore } from 'react'
import { type Breakpoint, BREAKPOINTS, inEm } from '../../constants/breakpoints.ts'

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether the window is at least that wide. Specification §9. */
export const useAtLeast = (width: Breakpoint): boolean => useMedia(`(min-width: ${inEm(BREAKPOINTS[width])})`)

/** Whether the main pointer is a finger, which needs targets of 44 px. */
export const useCoarsePointer = (): boolean => useMedia('(pointer: coarse)')
