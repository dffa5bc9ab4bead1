import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The element of the page that a selector finds, while it is there. */
export const useElement = (selector: string): Element | null => useSyncExternalStore(subscribe, () => document.querySelector(selector))
