import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, listening)
  return () => listening.abort()
}

/** Whether the device has a network, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
