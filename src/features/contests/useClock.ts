import { useSyncExternalStore } from 'react'
import type { Contest } from '../../api/contest.ts'
import { type ContestPhase, contestPhase } from '../../domain/contest/contest.ts'
import { session } from '../../queries/call/session.ts'
import { everySecondOf } from '../../ui/hooks/everySecond.ts'

const SECOND_MS = 1_000

/** Epoch ms by the exchange's clock, in full seconds. */
export const useNow = (): number => useExchangeTime((now) => Math.floor(now / SECOND_MS) * SECOND_MS)

/** Phase of a contest; follows the clock. */
export const usePhase = (contest: Pick<Contest, 'startDate' | 'endDate'>): ContestPhase =>
  useExchangeTime((now) => contestPhase(contest, now))

const everySecond = everySecondOf(session.now)

/** A value derived from the exchange's clock (epoch ms), computed at each full second; re-renders only when it changes. */
const useExchangeTime = <Result>(read: (now: number) => Result): Result =>
  useSyncExternalStore(everySecond, () => read(session.now()))
