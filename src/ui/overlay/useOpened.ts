import { useEffect, useState, useSyncExternalStore } from 'react'
import './notInert.ts'
import { openWindows } from './openWindows.ts'

/** Switches to true once it has a listener. */
function beginning() {
  let hasBegun = false
  return {
    listen: () => {
      hasBegun = true
      return () => {}
    },
    hasBegun: () => hasBegun,
  }
}

/**
 * False in a window's first render and true from the second, which follows immediately. Headless UI hides the page behind a dialog
 * from screen readers when the dialog opens; a dialog mounted as open is registered too late, except for the very first. Counts the
 * window in `openWindows`.
 */
export function useOpened(): boolean {
  const [own] = useState(beginning)
  useEffect(() => {
    openWindows.set(openWindows.get() + 1)
    return () => openWindows.set(openWindows.get() - 1)
  }, [])
  return useSyncExternalStore(own.listen, own.hasBegun)
}
