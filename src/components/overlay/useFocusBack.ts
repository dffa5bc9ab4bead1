import { useEffect, useState } from 'react'

function giveBack(opener: Element | null) {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const heir = opener?.isConnected ? opener : document.querySelector('main')
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
}

/**
 * Remembers what had the focus when a window opened, and gives it back when that goes; to the page's main if a closed
 * order has taken its button along. Headless UI knows only what had the focus after its own code came: nothing, for the first window.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)

  // Headless UI, and what takes the window's place, come first.
  useEffect(() => () => void setTimeout(() => giveBack(opener)), [opener])
}
