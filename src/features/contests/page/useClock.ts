import { useSyncExternalStore } from 'react'
import { currentHour } from '../../../domain/contest/time/contestTime.ts'
import { type ContestPhase, phase } from '../../../domain/contest/contest.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { everySecondOf } from '../../../ui/hooks/everySecond.ts'

const SECOND_MS = 1_000

const everySecond = everySecondOf(session.now)

/** Epoch ms by the exchange's clock, in full seconds. */
export const useNow = (): number =>
  useSyncExternalStore(everySecond, () => Math.floor(session.now() / SECOND_MS) * SECOND_MS)

/** Phase of a contest; follows the clock. */
export const usePhase = (contest: Pick<Contest, 'startDate' | 'endDate'>): ContestPhase =>
  useSyncExternalStore(everySecond, () => phase(contest, session.now()))

/** The current hour, '14:00' UTC. */
export const useHour = (): string => useSyncExternalStore(everySecond, () => currentHour(session.now()))
