import { Contest } from '../../api/contest.ts'
import { readableOf } from '../../api/listOf.ts'
import { Instant } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'

/** Number of ranks stored per leaderboard, from the first. */
export const STORED_RANKS = 100
/** Total size in characters, since browser storage is limited. */
export const MAX_STORED_TEXT = 200_000
const STORED_MS = 24 * 3_600_000

/** What was requested: a list, or one contest with its leaderboard. */
export type StoredName = 'active' | 'history' | `contest ${string}`

const StoredAnswer = z.object({ name: z.string(), at: Instant, contests: readableOf(Contest) })
export type StoredAnswer = z.output<typeof StoredAnswer>
const StoredAnswers = readableOf(StoredAnswer)

/** All stored responses that are less than a day from `now`, epoch ms; none if the text is corrupt. Written by addStoredAnswer.ts. */
export function storedAnswers(text: string | null, now: number): StoredAnswer[] {
  if (text === null || text.length > MAX_STORED_TEXT) return []
  try {
    return StoredAnswers.parse(JSON.parse(text)).filter(({ at }) => Math.abs(now - at) < STORED_MS)
  } catch {
    return []
  }
}

/** The last successful response to `name` within a day; null if there is none. */
export const lastAnswer = (text: string | null, name: StoredName, now: number): StoredAnswer | null =>
  storedAnswers(text, now).find((answer) => answer.name === name) ?? null
