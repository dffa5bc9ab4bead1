import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepMinutes } from '../../../../../queries/minutes.ts'

/** Keeps the minutes seen in this tab when the page is left, whichever chart is shown. Draws nothing. */
export function KeptMinutes() {
  const client = useQueryClient()

  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('pagehide', () => keepMinutes(client), { signal: leaving.signal })
    // A phone may end a hidden page without a word.
    const hide = () => document.visibilityState === 'hidden' && keepMinutes(client)
    document.addEventListener('visibilitychange', hide, { signal: leaving.signal })
    return () => leaving.abort()
  }, [client])

  return null
}
