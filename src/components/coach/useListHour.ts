import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { currentHour } from '../../domain/contestTime.ts'
import { contestQuery } from '../../queries/contests.ts'
import { session } from '../../queries/session.ts'
import type { ContestId } from '../../wire/scalars.ts'
import { everySecond } from '../browser/everySecond.ts'

/** The hour of the list on screen, '14:00' UTC: that in which it came, not the present one. */
export function useListHour(contestId: ContestId, token: string | null): string {
  // Looks at what the page asks for, and asks for nothing.
  const { dataUpdatedAt } = useQuery({ ...contestQuery(contestId, token), enabled: false, refetchInterval: false })
  return useSyncExternalStore(everySecond, () => currentHour(dataUpdatedAt + session.now() - Date.now()))
}
