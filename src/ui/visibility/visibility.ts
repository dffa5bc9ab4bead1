import { useSyncExternalStore } from 'react'

/** Whether this tab is visible. */
export const isTabVisible = () => document.visibilityState === 'visible'

/** Calls `listener` when the tab's visibility changes. Returns a function that unsubscribes. */
export function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether this tab is visible; re-renders when that changes. */
export const useTabVisible = () => useSyncExternalStore(onVisibility, isTabVisible)
