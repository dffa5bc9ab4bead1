/** The rank of one row at some time. */
export interface SeenRank {
  hash: string
  rank: number
}

/** What was seen of a leaderboard at a time, epoch ms. */
export interface SeenRanks {
  at: number
  ranks: readonly SeenRank[]
}

export interface LeaderboardVisits {
  /** The last look of this visit. */
  last: SeenRanks | null
  /** The last look of the visit before it. */
  before: SeenRanks | null
}

/** After this long without a look, a new visit starts. */
export const VISIT_GAP_MS = 30 * 60_000
/** Ranks remembered of one look. */
export const MAX_SEEN_RANKS = 40

/** Each row once, by its best rank. */
const once = (ranks: readonly SeenRank[]): SeenRank[] =>
  [...new Map(ranks.toSorted((a, b) => b.rank - a.rank).map((seen) => [seen.hash, seen])).values()].reverse().slice(0, MAX_SEEN_RANKS)

/** A visit of the list at `now`. A time in the future, left by a wrong clock, counts as long ago. */
export function recordVisit({ last, before }: LeaderboardVisits, ranks: readonly SeenRank[], now: number): LeaderboardVisits {
  const seen = { at: now, ranks: once(ranks) }
  const isSameVisit = last !== null && now >= last.at && now - last.at <= VISIT_GAP_MS
  return { last: seen, before: isSameVisit ? before : last && { at: Math.min(last.at, now), ranks: last.ranks } }
}

/** Places won since the visit before, lost if negative; null if the row was not seen then. */
export function movesSince(before: SeenRanks | null): (hash: string, rank: number) => number | null {
  const ranks = new Map(before?.ranks.map((seen) => [seen.hash, seen.rank]))
  return (hash, rank) => {
    const then = ranks.get(hash)
    return then === undefined ? null : then - rank
  }
}

/** Places won or lost, as a signed number: '+3', '−3'. */
export const signedPlaces = (move: number): string => (move < 0 ? `−${-move}` : `+${move}`)
