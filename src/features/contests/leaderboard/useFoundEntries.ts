import { useEffect, useState } from 'react'
import { type FoundEntries, findRows } from '../../../domain/contest/leaderboardRows.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { inSlices } from '../../../ui/hooks/inSlices.ts'

/** The matching rows, searched in a transition; the previous ones until then, null without a search. */
export function useFoundEntries(entries: readonly LeaderboardEntry[], query: string): FoundEntries | null {
  const [found, settle] = useState<FoundEntries | null>(null)
  const isEmpty = query.trim() === ''

  useEffect(() => {
    if (isEmpty) return
    const stop = new AbortController()
    void inSlices(findRows(entries, query), stop.signal).then((rows) => rows && settle(rows))
    return () => {
      stop.abort()
    }
  }, [entries, query, isEmpty])

  return isEmpty ? null : found
}
