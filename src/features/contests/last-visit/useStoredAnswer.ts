import { useEffect, useState } from 'react'
import type { StoredAnswer, StoredName } from '../../../domain/contest/storedContests.ts'
import type { Contest } from '../../../api/contest.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'

// Late, but in the browser's own cache whenever there is something to read: it comes before any answer of a slow exchange.
const storedAnswer = lazily(() => import('./stored/storedAnswer.ts'))

/**
 * Keeps each answer on the device, and gives the last one of an earlier visit for as long as there is none: beside the
 * query cache, so that no poll goes by it. Without the code for it nothing is kept, and nothing else changes.
 */
export function useStoredAnswer(name: StoredName, answer: Contest | readonly Contest[] | undefined, answeredAt: number): StoredAnswer | null {
  const [kept, setKept] = useState(() => storedAnswer.now?.readStoredAnswer(name) ?? null)
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
  return answer ? null : kept
}
