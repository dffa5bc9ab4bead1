import { useState, useSyncExternalStore } from 'react'
import './notInert.ts'

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
 * from screen readers when the dialog opens; a dialog mounted as open is registered too late, except for the very first.
 */
export function useOpened(): boolean {
  const [own] = useState(beginning)
  return useSyncExternalStore(own.listen, own.hasBegun)
}
