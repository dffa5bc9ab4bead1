import type { Decimal } from '../../../api/scalars.ts'
import { type RankedEntries, type ProjectedRank, projectedRank } from './rankedEntries.ts'
import type { CoachTrades, CountedTrade } from './coachTrades.ts'

export interface RankProjection {
  best: CountedTrade
  /** Whether the list already has it: then it is no projection. */
  isListed: boolean
  /** Where it stands, or would; null if the list cannot say. */
  to: ProjectedRank | null
  /** Where the best trade stands that the list knew; null without one. */
  from: ProjectedRank | null
}

/** Where the best trade that counts stands in the list, or would stand. Null if none counts. */
export function projectRank(entries: RankedEntries, { best, listed }: Pick<CoachTrades, 'best' | 'listed'>): RankProjection | null {
  if (best === null) return null
  const isListed = best === listed
  return { best, isListed, to: projectedRank(entries, best.roi, isListed), from: listed && projectedRank(entries, listed.roi, true) }
}

/** A projection that was made, to be looked at by the next list. */
export interface Projection extends ProjectedRank {
  /** The hour of its list, epoch ms. */
  listedAt: number
  roi: Decimal
}

export interface ProjectionResult {
  made: Projection
  /** The hour of the list that it was looked at by, epoch ms. */
  listedAt: number
  /** Where that list has it; null if it does not. */
  stands: ProjectedRank | null
  /** How many ranks it was off: positive if the trade stands worse than projected, 0 if it stands where it was projected. Null if the list lacks it. */
  off: number | null
}

/** By how much a projection was off, by a later list; null while there is none. */
export function projectionResult(made: Projection, entries: RankedEntries, listedAt: number): ProjectionResult | null {
  if (listedAt <= made.listedAt) return null
  const stands = projectedRank(entries, made.roi, true)
  const off = stands && (stands.from > made.to ? stands.from - made.to : stands.to < made.from ? stands.to - made.from : 0)
  return { made, listedAt, stands, off }
}

export interface StoredProjections {
  /** Waits for the next list. */
  open: Projection | null
  /** What the last one came to. */
  checked: ProjectionResult | null
}

const isSame = (one: Projection | null, other: Projection) =>
  one !== null && one.listedAt === other.listedAt && one.roi === other.roi && one.from === other.from && one.to === other.to

/** What is kept once a list is there: the projection that waited for it is looked at, and the one made by it waits for the next. */
export function nextStoredProjections(kept: StoredProjections, entries: RankedEntries, listedAt: number, projection: RankProjection | null): StoredProjections {
  const checked = kept.open && projectionResult(kept.open, entries, listedAt)
  const rest = checked ? { open: null, checked } : kept
  if (!projection?.to || projection.isListed) return rest
  const open = { ...projection.to, listedAt, roi: projection.best.roi }
  return isSame(rest.open, open) ? rest : { ...rest, open }
}
