import { useEffect, useState } from 'react'
import type { RankedEntries } from '../../../../domain/contest/planner/rankedEntries.ts'
import { type ProjectionResult, nextStoredProjections, type RankProjection } from '../../../../domain/contest/planner/projection.ts'
import type { ContestId } from '../../../../api/scalars.ts'
import { storedProjections } from './storedProjections.ts'

/** The error of the last projection, once the next list is loaded; stores the current projection on the device. */
export function useProjectionResult(contestId: ContestId, entries: RankedEntries, listedAt: number, projection: RankProjection | null): ProjectionResult | null {
  const [stored, setKept] = useState(() => storedProjections(contestId).get())
  const next = nextStoredProjections(stored, entries, listedAt, projection)
  if (next !== stored) setKept(next)

  useEffect(() => storedProjections(contestId).set(next), [contestId, next])
  return next.checked
}
