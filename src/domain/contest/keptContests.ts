import { Contest } from '../../api/contest.ts'
import { readableOf } from '../../api/listOf.ts'
import { Instant } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'

/** Ranks kept of a leaderboard, from the first. */
export const KEPT_RANKS = 100
/** Characters of all together: they share the browser's room with what its user has chosen. */
export const MAX_KEPT_TEXT = 200_000
const KEPT_MS = 24 * 3_600_000

/** What was requested: a list, or one contest with its leaderboard. */
export type KeptName = 'active' | 'history' | `contest ${string}`

const KeptAnswer = z.object({ name: z.string(), at: Instant, contests: readableOf(Contest) })
export type KeptAnswer = z.output<typeof KeptAnswer>
const KeptAnswers = readableOf(KeptAnswer)

/** All that is kept and less than a day away from `now`, epoch ms; nothing of a text that cannot be read. Written by keepContests.ts. */
export function keptAnswers(text: string | null, now: number): KeptAnswer[] {
  if (text === null || text.length > MAX_KEPT_TEXT) return []
  try {
    return KeptAnswers.parse(JSON.parse(text)).filter(({ at }) => Math.abs(now - at) < KEPT_MS)
  } catch {
    return []
  }
}

/** The last good answer to `name`, of the last day; null if there is none. */
export const lastAnswer = (text: string | null, name: KeptName, now: number): KeptAnswer | null =>
  keptAnswers(text, now).find((answer) => answer.name === name) ?? null
