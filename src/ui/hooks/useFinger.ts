import { useSyncExternalStore } from 'react'

const FINGER = '(pointer: coarse)'

function subscribe(changed: () => void) {
  const list = window.matchMedia(FINGER)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the main pointer is a finger, which needs room: 44 px. */
export const useFinger = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(FINGER).matches)
