import { useSyncExternalStore } from 'react'

/** Whether this tab can be seen. */
export const isTabVisible = () => document.visibilityState === 'visible'

/** Calls `listener` when the tab is hidden or seen again. Returns the function that ends it. */
export function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether this tab can be seen; renders when that changes. */
export const useTabVisible = () => useSyncExternalStore(onVisibility, isTabVisible)
