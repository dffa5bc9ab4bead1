import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal })
  return () => listening.abort()
}

/** Whether the device is online, according to the browser. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
