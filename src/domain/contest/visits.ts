/** The rank of one row at some time. */
export interface SeenRank {
  hash: string
  rank: number
}

/** The ranks seen on a leaderboard at a time, epoch ms. */
export interface SeenRanks {
  at: number
  ranks: readonly SeenRank[]
}

export interface LeaderboardVisits {
  /** The last check of this visit. */
  last: SeenRanks | null
  /** The last check of the previous visit. */
  before: SeenRanks | null
}

/** After this time without a check, a new visit starts. */
export const VISIT_GAP_MS = 30 * 60_000
/** Ranks stored per check. */
export const MAX_SEEN_RANKS = 40

/** Each row once, with its best rank. */
const once = (ranks: readonly SeenRank[]): SeenRank[] =>
  [...new Map(ranks.toSorted((a, b) => b.rank - a.rank).map((seen) => [seen.hash, seen])).values()].reverse().slice(0, MAX_SEEN_RANKS)

/** Records a visit at `now`. A time in the future, left by a wrong clock, counts as long ago. */
export function recordVisit({ last, before }: LeaderboardVisits, ranks: readonly SeenRank[], now: number): LeaderboardVisits {
  const seen = { at: now, ranks: once(ranks) }
  const isSameVisit = last !== null && now >= last.at && now - last.at <= VISIT_GAP_MS
  return { last: seen, before: isSameVisit ? before : last && { at: Math.min(last.at, now), ranks: last.ranks } }
}

/** Ranks gained since the previous visit, negative if lost; null if the row was not seen then. */
export function movesSince(before: SeenRanks | null): (hash: string, rank: number) => number | null {
  const ranks = new Map(before?.ranks.map((seen) => [seen.hash, seen.rank]))
  return (hash, rank) => {
    const then = ranks.get(hash)
    return then === undefined ? null : then - rank
  }
}

/** Ranks gained or lost, as a signed number: '+3', '−3'. */
export const formatRankMove = (move: number): string => (move < 0 ? `−${-move}` : `+${move}`)
