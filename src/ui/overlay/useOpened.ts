import { useState, useSyncExternalStore } from 'react'

/** Starts once it has a listener. */
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
 * False in a window's first rendering and true from the second, which follows at once. Headless UI takes the page behind a dialog from
 * screen readers when the dialog opens; of one that is born open it learns too late what lies behind it, except for the very first.
 */
export function useOpened(): boolean {
  const [own] = useState(beginning)
  return useSyncExternalStore(own.listen, own.hasBegun)
}
