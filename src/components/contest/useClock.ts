import { useSyncExternalStore } from 'react'
import { currentHour } from '../../domain/contestTime.ts'
import { type ContestPhase, phase } from '../../domain/contest.ts'
import { session } from '../../queries/session.ts'
import type { Contest } from '../../wire/contest.ts'

const SECOND_MS = 1_000

/** At every full second of the exchange's clock. Nothing is counted: what is shown is computed anew, also after sleep. */
function everySecond(tick: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const next = () => {
    timer = setTimeout(
      () => {
        next()
        tick()
      },
      SECOND_MS - (session.now() % SECOND_MS),
    )
  }
  next()
  return () => clearTimeout(timer)
}

/** Epoch ms by the exchange's clock, in full seconds. */
export const useNow = (): number =>
  useSyncExternalStore(everySecond, () => Math.floor(session.now() / SECOND_MS) * SECOND_MS)

/** Where a contest stands; it moves on by itself. */
export const usePhase = (contest: Pick<Contest, 'startDate' | 'endDate'>): ContestPhase =>
  useSyncExternalStore(everySecond, () => phase(contest, session.now()))

/** The current hour, '14:00' UTC. */
export const useHour = (): string => useSyncExternalStore(everySecond, () => currentHour(session.now()))
