import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { MarketName } from '../../../../../api/scalars.ts'
import { storeMinutes } from '../../../../../queries/minutes.ts'
import { isTabVisible, onVisibility } from '../../../../../ui/visibility/visibility.ts'

/** Stores the minutes seen in this tab when the page is left, for any chart. Renders nothing. */
export function StoreMinutes({ onScreen }: { onScreen: MarketName | null }) {
  const client = useQueryClient()
  const keep = useEffectEvent(() => storeMinutes(client, onScreen))

  useEffect(() => {
    const left = new AbortController()
    window.addEventListener('pagehide', () => keep(), { signal: left.signal })
    // A phone may end a hidden page without firing an event.
    const unsubscribe = onVisibility(() => isTabVisible() || keep())
    return () => {
      left.abort()
      unsubscribe()
    }
  }, [])

  return null
}
