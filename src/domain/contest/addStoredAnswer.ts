import type { Contest } from '../../api/contest.ts'
import { sortByRank } from './contest.ts'
import { STORED_RANKS, type StoredName, storedAnswers, MAX_STORED_TEXT } from './storedContests.ts'

/** Contests stored per list. */
const STORED_CONTESTS = 20
/** Responses stored: both lists, and the contests viewed last. */
const STORED_ANSWERS = 5

/** As sent by the exchange, without data about a user. */
const publicPart = (contest: Contest, ranks: number) => ({
  ...contest,
  isUserInContest: false,
  markets: contest.markets && contest.markets.items,
  leaderboard: sortByRank(contest.leaderboard.items).slice(0, ranks),
})

function written({ name, at, contests }: { name: string; at: number; contests: readonly Contest[] }) {
  const ranks = name === 'active' || name === 'history' ? 0 : STORED_RANKS
  return { name, at, contests: contests.slice(0, STORED_CONTESTS).map((contest) => publicPart(contest, ranks)) }
}

/** The text to store after a response to `name`, `at` epoch ms: the newest responses first, as many as there is room for. */
export function addStoredAnswer(text: string | null, name: StoredName, contests: readonly Contest[], at: number): string {
  const others = storedAnswers(text, at).filter((answer) => answer.name !== name)
  const answers = [{ name, at, contests }, ...others].slice(0, STORED_ANSWERS).map(written)
  while (JSON.stringify(answers).length > MAX_STORED_TEXT) answers.pop()
  return JSON.stringify(answers)
}
