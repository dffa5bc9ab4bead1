import { useSyncExternalStore } from 'react'

const COARSE_POINTER = '(pointer: coarse)'

function subscribe(changed: () => void) {
  const list = window.matchMedia(COARSE_POINTER)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the main pointer is a finger, which needs targets of 44 px. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(COARSE_POINTER).matches)
