import { useState } from 'react'
import { type AtRank, atRank, roiToBeat, type RankedEntries, type ProjectedRank } from '../../../domain/contest/planner/rankedEntries.ts'
import { type SuggestedTarget, suggestedTargets } from '../../../domain/contest/planner/suggestedTargets.ts'
import type { Contest } from '../../../api/contest.ts'
import type { Decimal } from '../../../api/scalars.ts'

export interface RankTarget {
  targets: readonly SuggestedTarget[]
  rank: number
  choose: (rank: number) => void
  at: AtRank
  /** In percent of the margin; null if no ROI reaches it, or if none is needed. */
  needed: Decimal | null
  /** The best trade already reaches it. */
  isReached: boolean
}

/** The target rank: at first the last paid rank, or the next one that the best trade does not reach. */
export function useRankTarget(contest: Contest, entries: RankedEntries, standing: ProjectedRank | null): RankTarget {
  const targets = suggestedTargets(contest)
  const [chosen, choose] = useState<number | null>(null)
  const ahead = targets.filter(({ rank, kind }) => kind !== 'nextTier' && rank < (standing?.to ?? Number.POSITIVE_INFINITY))
  const rank = chosen ?? ahead.at(-1)?.rank ?? 1
  const isReached = standing !== null && standing.to <= rank
  const at = atRank(entries, rank)
  return { targets, rank, choose, at, isReached, needed: at.kind === 'taken' && !isReached ? roiToBeat(at.roi) : null }
}
