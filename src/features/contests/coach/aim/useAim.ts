import { useState, useSyncExternalStore } from 'react'
import type { CoachAim } from '../../../../domain/contest/coach/aim/coachAim.ts'
import { session } from '../../../../queries/session.ts'
import { everySecondOf } from '../../../../ui/hooks/everySecond.ts'
import { keptAim } from './keptAim.ts'

const everySecond = everySecondOf(session.now)

/** What the user aims at in a contest that is still running; null if nothing. */
export function useAim(): CoachAim | null {
  const [aim] = useState(keptAim.get)
  const isOver = useSyncExternalStore(everySecond, () => aim === null || session.now() >= aim.rules.endDate)
  return isOver ? null : aim
}
