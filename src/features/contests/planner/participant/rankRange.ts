import type { ProjectedRank } from '../../../../domain/contest/planner/rankedEntries.ts'
import { groupThousands } from '../../../../domain/money/format.ts'

/** '26', or '26–28' for equal returns. */
export const rankRange = ({ from, to }: ProjectedRank): string => {
  const [first, last] = [groupThousands(String(from)), groupThousands(String(to))]
  return from === to ? first : `${first}–${last}`
}
