import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSeconds } from '../../domain/market/freshness.ts'
import { deviceNow } from '../../platform/clock.ts'
import { classes } from '../../ui/display/classes.ts'
import { everySecond } from '../../ui/hooks/everySecond.ts'

/** Marks numbers whose refreshes were missed, with their age in seconds; `textClass` may hide its text where there is no room: its clock alone is quiet. */
export function StaleMark({ age, textClass }: { age: number; textClass?: string }) {
  const { t } = useTranslation()
  const text = t('market.stale', { age })
  return (
    <span
      className={classes('num inline-flex items-center gap-1 text-xs', textClass ? 'text-text-3' : 'text-warn')}
      title={text}
    >
      <Clock size={12} aria-hidden />
      <span className={textClass}>{text}</span>
    </span>
  )
}

/**
 * Age of received numbers in seconds once their refreshes were missed; null while they are fresh, so that a successful refresh
 * re-renders nothing. One rule for all numbers.
 */
export function useAge(cameIn: (client: QueryClient) => number | null | undefined, clock: () => number): number | null {
  const client = useQueryClient()
  return useSyncExternalStore(everySecond, () => staleSeconds(cameIn(client) ?? null, clock()))
}

/** The same for a query's data. */
export const useNumberAge = (queryKey: QueryKey): number | null =>
  useAge((client) => client.getQueryState(queryKey)?.dataUpdatedAt, deviceNow)
