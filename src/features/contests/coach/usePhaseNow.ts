import { useSyncExternalStore } from 'react'
import { type ContestPhase, phase } from '../../../domain/contest/contest.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { everySecondOf } from '../../../ui/hooks/everySecond.ts'

const everySecond = everySecondOf(session.now)

/** Phase of a contest by the exchange's clock. */
export const usePhaseNow = (contest: Pick<Contest, 'startDate' | 'endDate'>): ContestPhase =>
  useSyncExternalStore(everySecond, () => phase(contest, session.now()))
