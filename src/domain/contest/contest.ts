import type { Contest, LeaderboardEntry, LocalisedLink } from '../../api/contest.ts'
import { Failure } from '../../api/failure.ts'
import type { ReadableList } from '../../api/listOf.ts'
import { ContestId, type Decimal, type MarketName } from '../../api/scalars.ts'
import type { Language } from '../../constants/limits.ts'
import { symbol } from '../market/market.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'

export type ContestPhase = 'before' | 'running' | 'ended'

/** The countdown is shown before, the refresh note while running. Specification §4. */
export function contestPhase(contest: Pick<Contest, 'startDate' | 'endDate'>, now: number): ContestPhase {
  if (contest.endDate <= now) return 'ended'
  return now < contest.startDate ? 'before' : 'running'
}

/** Joining needs a token and is possible once, until the end date. Specification §4. */
export const canJoin = (contest: Contest, token: string | null, phase: ContestPhase): boolean =>
  !!token && !contest.isUserInContest && phase !== 'ended'

/**
 * The reward of each entry, null if none: at its rank the sum over all tiers up to the one the contest has reached; the entry's own
 * without tiers, or where the contest does not say which it has reached. Computed once per leaderboard. Specification §3.
 */
export function rewardsOf({
  rewards,
  rewardsTier,
}: Pick<Contest, 'rewards' | 'rewardsTier'>): (entry: Pick<LeaderboardEntry, 'rank' | 'reward'>) => Decimal | null {
  if (rewards.length === 0 || rewardsTier === null) return ({ reward }) => reward
  const table = new Map<number, Decimal>()
  for (const { tier, list } of rewards)
    if (tier <= rewardsTier)
      for (const { rank, amount } of list) table.set(rank, decimal(big(table.get(rank) ?? ZERO).plus(amount)))
  return ({ rank }) => table.get(rank) ?? null
}

/** Sorted by rank; traders with the same rank keep their order. */
export const sortByRank = (leaderboard: readonly LeaderboardEntry[]): LeaderboardEntry[] =>
  leaderboard.toSorted((a, b) => a.rank - b.rank)

/** The first active contest, else the one that ended last. Contract §4. */
function chooseContest(active: readonly Contest[], history: readonly Contest[]): Contest | null {
  const newestFirst = history.toSorted((a, b) => b.endDate - a.endDate)
  return active[0] ?? newestFirst[0] ?? null
}

interface Loaded {
  data: ReadableList<Contest> | undefined
  error: Error | null
  refetch: () => unknown
}

type ContestToShow =
  | { kind: 'contest'; contestId: ContestId }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => unknown }
  /** The id in the URL is invalid. */
  | { kind: 'noSuch' }
  | { kind: 'none' }

const notLoaded = ({ error, refetch }: Loaded): ContestToShow =>
  error ? { kind: 'failed', error, retry: refetch } : { kind: 'loading' }

/** Which contest to show, as far as the lists have loaded. One in the URL needs no list. Contract §4. */
export function contestToShow(requested: string | null, active: Loaded, history: Loaded): ContestToShow {
  if (requested !== null) {
    const named = ContestId.safeParse(requested)
    return named.success ? { kind: 'contest', contestId: named.data } : { kind: 'noSuch' }
  }
  if (!active.data) return notLoaded(active)
  if (active.data.items.length === 0 && !history.data) return notLoaded(history)
  const chosen = chooseContest(active.data.items, history.data?.items ?? [])
  if (chosen) return { kind: 'contest', contestId: chosen.contestId }
  const unread = [active, history].find(({ data }) => data && data.unreadable > 0)
  return unread ? notLoaded({ ...unread, error: new Failure('malformed', { path: '' }) }) : { kind: 'none' }
}

/** The markets of a contest, as the market list names them: 'BTCUSDC, ETHUSDC'. Specification §3. */
export const marketNames = (markets: readonly MarketName[]): string => [...new Set(markets.map(symbol))].join(', ')

/** The URL for a language, else the English one, else any; null if there is none. */
export function linkForLanguage(links: readonly LocalisedLink[], language: Language): string | null {
  const inLanguage = (code: string) => links.find((link) => link.language.slice(0, 2).toLowerCase() === code)
  return (inLanguage(language) ?? inLanguage('en') ?? links[0])?.url ?? null
}

const SHORT_HASH = 10
const HASH_END = 4

/** 'a91f…7c20': both ends of a hashed trader. */
export const shortHash = (hash: string): string =>
  hash.length <= SHORT_HASH ? hash : `${hash.slice(0, HASH_END)}…${hash.slice(-HASH_END)}`
