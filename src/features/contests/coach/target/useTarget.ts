import { useState } from 'react'
import type { ContestTarget } from '../../../../domain/contest/coach/target/contestTarget.ts'
import { useExchangeTime } from '../../../../shared/clock/useExchangeTime.ts'
import { storedTarget } from './storedTarget.ts'

/** What the user targets at in a contest that is still running; null if nothing. */
export function useTarget(): ContestTarget | null {
  const [target] = useState(storedTarget.get)
  const isOver = useExchangeTime((now) => target === null || now >= target.rules.endDate)
  return isOver ? null : target
}
