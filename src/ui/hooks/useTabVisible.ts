import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether this tab can be seen. */
export const useTabVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
