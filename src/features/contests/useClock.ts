import { currentHour } from '../../domain/contest/time/contestTime.ts'
import { type ContestPhase, contestPhase } from '../../domain/contest/contest.ts'
import type { Contest } from '../../api/contest.ts'
import { useExchangeTime } from '../../shared/clock/useExchangeTime.ts'

const SECOND_MS = 1_000

/** Epoch ms by the exchange's clock, in full seconds. */
export const useNow = (): number => useExchangeTime((now) => Math.floor(now / SECOND_MS) * SECOND_MS)

/** Phase of a contest; follows the clock. */
export const usePhase = (contest: Pick<Contest, 'startDate' | 'endDate'>): ContestPhase => useExchangeTime((now) => contestPhase(contest, now))

/** The current hour, '14:00' UTC. */
export const useHour = (): string => useExchangeTime(currentHour)
