import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasHost } from '../../../shared/host-bridge/toHost.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'

// Lazy: most webviews have no host that sends messages.
const attendance = lazily(async () => (await import('./connectHost.ts')).connectHost)

/** Connects to the host of the webview, if there is one. */
export function useHost() {
  const { history } = useRouter()

  useEffect(() => {
    if (!hasHost()) return
    const stop = attendance.load().then((attend) => attend(history))
    // If it fails to load, the page works as without a host.
    stop.catch(() => {})
    return () => void stop.then((end) => end(), () => {})
  }, [history])
}
