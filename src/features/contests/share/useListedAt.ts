import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { leaderboardHour } from '../../../domain/contest/time/leaderboardHour.ts'
import { contestQuery } from '../../../queries/contests.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'

/** The hour in which the list on screen was received, epoch ms. */
export function useListedAt({ contestId, endDate }: Contest, token: string | null): number {
  // Observes the page's query; fetches nothing itself.
  const { dataUpdatedAt } = useQuery({ ...contestQuery(contestId, token), enabled: false, refetchInterval: false })
  return useSyncExternalStore(everySecond, () => leaderboardHour(session.at(dataUpdatedAt), endDate))
}
