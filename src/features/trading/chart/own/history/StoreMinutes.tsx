import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeMinutes } from '../../../../../queries/minutes.ts'
import { isTabVisible, onVisibility } from '../../../../../ui/visibility/visibility.ts'

/** Stores the minutes seen in this tab when the page is left, for any chart. Renders nothing. */
export function StoreMinutes() {
  const client = useQueryClient()

  useEffect(() => {
    const keep = () => storeMinutes(client)
    window.addEventListener('pagehide', keep)
    // A phone may end a hidden page without firing an event.
    const unsubscribe = onVisibility(() => isTabVisible() || keep())
    return () => {
      window.removeEventListener('pagehide', keep)
      unsubscribe()
    }
  }, [client])

  return null
}
