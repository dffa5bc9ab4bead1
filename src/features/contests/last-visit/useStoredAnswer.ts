import { useEffect, useState } from 'react'
import type { StoredAnswer, StoredName } from '../../../domain/contest/storedContests.ts'
import type { Contest } from '../../../api/contest.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'

// Loaded late, but from the browser's cache if anything is stored, so it is faster than a slow exchange.
const storedAnswer = lazily(() => import('./stored/storedAnswer.ts'))

/**
 * Stores each response on the device, and returns the one of an earlier visit until the first response. Separate from the query
 * cache, so that polling is unaffected. If its code fails to load, nothing is stored, and nothing else changes.
 */
export function useStoredAnswer(name: StoredName, answer: Contest | readonly Contest[] | undefined, answeredAt: number): StoredAnswer | null {
  const [stored, setKept] = useState(() => storedAnswer.now?.readStoredAnswer(name) ?? null)
  useEffect(() => {
    let isShown = true
    void storedAnswer.prefetch().then(() => {
      if (isShown) setKept(storedAnswer.now?.readStoredAnswer(name) ?? null)
    })
    return () => {
      isShown = false
    }
  }, [name])
  useEffect(() => {
    if (answer) void storedAnswer.prefetch().then(() => storedAnswer.now?.storeAnswer(name, [answer].flat(), answeredAt))
  }, [name, answer, answeredAt])
  return answer ? null : stored
}
