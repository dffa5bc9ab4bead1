import { useEffect, useState } from 'react'

function giveBack(opener: Element | null) {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const heir = opener?.isConnected ? opener : document.querySelector('main')
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
}

/**
 * Remembers the focused element when a window opens, and restores it on close; falls back to the page's main if a closed
 * order has removed its button. Headless UI only knows the focus after its own code loaded: nothing, for the first window.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)

  // Headless UI, and whatever replaces the window, go first.
  useEffect(() => () => void setTimeout(() => giveBack(opener)), [opener])
}
