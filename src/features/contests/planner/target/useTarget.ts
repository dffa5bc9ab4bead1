import { useState } from 'react'
import type { ContestTarget } from '../../../../domain/contest/planner/target/contestTarget.ts'
import { useExchangeTime } from '../../../../shared/clock/useExchangeTime.ts'
import { storedTarget } from './storedTarget.ts'

/** The user's target in a running contest; null if there is none. */
export function useTarget(): ContestTarget | null {
  const [target] = useState(storedTarget.get)
  const isOver = useExchangeTime((now) => target === null || now >= target.rules.endDate)
  return isOver ? null : target
}
