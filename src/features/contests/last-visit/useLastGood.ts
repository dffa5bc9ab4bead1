import { useEffect, useState } from 'react'
import type { KeptAnswer, KeptName } from '../../../domain/contest/keptContests.ts'
import type { Contest } from '../../../api/contest.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'

// Late, but in the browser's own cache whenever there is something to read: it comes before any answer of a slow exchange.
const lastGood = lazily(() => import('./stored/lastGood.ts'))

/**
 * Keeps each answer on the device, and gives the last one of an earlier visit for as long as there is none: beside the
 * query cache, so that no poll goes by it. Without the code for it nothing is kept, and nothing else changes.
 */
export function useLastGood(name: KeptName, answer: Contest | readonly Contest[] | undefined, answeredAt: number): KeptAnswer | null {
  const [kept, setKept] = useState(() => lastGood.now?.last(name) ?? null)
  useEffect(() => {
    let isShown = true
    void lastGood.prefetch().then(() => {
      if (isShown) setKept(lastGood.now?.last(name) ?? null)
    })
    return () => {
      isShown = false
    }
  }, [name])
  useEffect(() => {
    if (answer) void lastGood.prefetch().then(() => lastGood.now?.keep(name, [answer].flat(), answeredAt))
  }, [name, answer, answeredAt])
  return answer ? null : kept
}
