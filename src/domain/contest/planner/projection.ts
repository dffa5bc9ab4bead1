import type { Decimal } from '../../../api/scalars.ts'
import { type RankedEntries, type ProjectedRank, projectedRank } from './rankedEntries.ts'
import type { ContestTrades, CountedTrade } from './contestTrades.ts'

export interface RankProjection {
  best: CountedTrade
  /** Whether the list already includes it, so that it is no projection. */
  isListed: boolean
  /** Actual or projected rank; null if the list does not allow a projection. */
  to: ProjectedRank | null
  /** Rank of the best trade already in the list; null without one. */
  from: ProjectedRank | null
}

/** Actual or projected rank of the best trade that counts. Null if none counts. */
export function projectRank(entries: RankedEntries, { best, listed }: Pick<ContestTrades, 'best' | 'listed'>): RankProjection | null {
  if (best === null) return null
  const isListed = best === listed
  return { best, isListed, to: projectedRank(entries, best.roi, isListed), from: listed && projectedRank(entries, listed.roi, true) }
}

/** A stored projection, to be compared with the next list. */
export interface Projection extends ProjectedRank {
  /** The hour of its list, epoch ms. */
  listedAt: number
  roi: Decimal
}

export interface ProjectionResult {
  projection: Projection
  /** The hour of the list it was compared with, epoch ms. */
  listedAt: number
  /** The rank in that list; null if it is not there. */
  newRank: ProjectedRank | null
  /** The error in ranks: positive if the trade ranks worse than projected, 0 if as projected. Null if it is not in the list. */
  off: number | null
}

/** The error of a projection by a later list; null while there is none. */
export function projectionResult(projection: Projection, entries: RankedEntries, listedAt: number): ProjectionResult | null {
  if (listedAt <= projection.listedAt) return null
  const newRank = projectedRank(entries, projection.roi, true)
  const off = newRank && (newRank.from > projection.to ? newRank.from - projection.to : newRank.to < projection.from ? newRank.to - projection.from : 0)
  return { projection, listedAt, newRank, off }
}

export interface StoredProjections {
  /** Waiting for the next list. */
  open: Projection | null
  /** Result of the last comparison. */
  checked: ProjectionResult | null
}

const isSame = (one: Projection | null, other: Projection) =>
  one !== null && one.listedAt === other.listedAt && one.roi === other.roi && one.from === other.from && one.to === other.to

/** The new stored state for a list: compares the projection that waited for it, and stores the one made from it. */
export function nextStoredProjections(stored: StoredProjections, entries: RankedEntries, listedAt: number, projection: RankProjection | null): StoredProjections {
  const checked = stored.open && projectionResult(stored.open, entries, listedAt)
  const rest = checked ? { open: null, checked } : stored
  if (!projection?.to || projection.isListed) return rest
  const open = { ...projection.to, listedAt, roi: projection.best.roi }
  return isSame(rest.open, open) ? rest : { ...rest, open }
}
