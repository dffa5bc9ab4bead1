import { useState } from 'react'
import type { CoachAim } from '../../../../domain/contest/coach/aim/coachAim.ts'
import { useExchangeTime } from '../../../../shared/clock/useExchangeTime.ts'
import { keptAim } from './keptAim.ts'

/** What the user aims at in a contest that is still running; null if nothing. */
export function useAim(): CoachAim | null {
  const [aim] = useState(keptAim.get)
  const isOver = useExchangeTime((now) => aim === null || now >= aim.rules.endDate)
  return isOver ? null : aim
}
