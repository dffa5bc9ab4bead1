import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { dayOf, type Period } from '../../domain/results/period.ts'
import { type Results, resultsOf } from '../../domain/results/results.ts'
import type { Order } from '../../api/order.ts'
import { everySecond } from '../../ui/hooks/everySecond.ts'
import { inSlices } from '../../ui/hooks/inSlices.ts'
import { session } from '../../queries/session.ts'

export interface PeriodProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Today in UTC, '2025-11-21'; changes at midnight. */
export const useToday = () => useSyncExternalStore(everySecond, () => dayOf(session.now()))

interface Worked {
  period: Period
  results: Results
}

/** Results of a period, computed in a transition; the previous ones until then, null before the first. Throws on failure. */
export function useResults(orders: readonly Order[] | undefined, period: Period, today: string): Worked | null {
  const [worked, setWorked] = useState<Worked | null>(null)
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)

  useEffect(() => {
    if (orders === undefined) return
    const stop = new AbortController()
    inSlices(resultsOf(orders, period, Date.parse(today)), stop.signal).then(
      (results) => results && startTransition(() => setWorked({ period, results })),
      (error: unknown) => setBroken({ error }),
    )
    return () => stop.abort()
  }, [orders, period, today])

  if (broken) throw broken.error
  return worked
}
