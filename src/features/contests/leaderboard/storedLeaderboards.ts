import { type Pin, cleanPins } from '../../../domain/contest/pins.ts'
import { MAX_SEEN_RANKS, type LeaderboardVisits } from '../../../domain/contest/visits.ts'
import { userMark } from '../../../queries/user.ts'
import { contestKey } from '../../../queries/userSlot.ts'
import { userStore } from '../../../queries/stored/userStore.ts'
import { jsonSlot } from '../../../platform/storage.ts'
import { readableOf } from '../../../api/listOf.ts'
import { ContestId } from '../../../api/scalars.ts'
import * as z from '../../../api/zod.ts'

/** Number of stored contests, the last viewed first. */
const MAX_CONTESTS = 8

const Hash = z.string().check(z.minLength(1), z.maxLength(200))
const Pins = z.pipe(readableOf(z.object({ hash: Hash, isMe: z.catch(z.boolean(), false) })), z.transform((pins: Pin[]) => cleanPins(pins)))
const Ranks = z.pipe(readableOf(z.object({ hash: Hash, rank: z.number().check(z.int(), z.minimum(1)) })), z.transform((ranks) => ranks.slice(0, MAX_SEEN_RANKS)))
const Seen = z.catch(z.nullable(z.object({ at: z.number().check(z.int(), z.minimum(0)), ranks: Ranks })), null)
const StoredLeaderboard = z.object({ contestId: ContestId, pins: z.catch(Pins, []), visits: z.catch(z.object({ last: Seen, before: Seen }), { last: null, before: null }) })

/** Stored data of one contest for this user on this device: pinned rows, and the ranks of two visits. */
export interface StoredLeaderboard {
  contestId: ContestId
  pins: readonly Pin[]
  visits: LeaderboardVisits
}

const slot = jsonSlot<readonly StoredLeaderboard[]>(contestKey('futuresStandings'), [], z.pipe(readableOf(StoredLeaderboard), z.transform((kept: z.output<typeof StoredLeaderboard>[]): readonly StoredLeaderboard[] => kept.slice(0, MAX_CONTESTS))))
const NOTHING: Omit<StoredLeaderboard, 'contestId'> = { pins: [], visits: { last: null, before: null } }

/** The webview cannot detect a change of user, so no row stays marked as the user's own after a visit. */
const withoutOwner = (stored: readonly StoredLeaderboard[]) => stored.map((each) => ({ ...each, pins: each.pins.map((pin) => ({ ...pin, isMe: false })) }))
/** Of the contests viewed last, the latest first. */
export const storedLeaderboards = userStore(slot, (stored) => (userMark() === null ? withoutOwner(stored) : stored))

/** One constant for all contests without stored data, so that its identity is stable. */
export const leaderboardIn = (stored: readonly StoredLeaderboard[], contestId: ContestId): Omit<StoredLeaderboard, 'contestId'> => stored.find((each) => each.contestId === contestId) ?? NOTHING

export const leaderboardOf = (contestId: ContestId) => leaderboardIn(storedLeaderboards.get(), contestId)

export function storeLeaderboard(contestId: ContestId, fields: Partial<Omit<StoredLeaderboard, 'contestId'>>) {
  const others = storedLeaderboards.get().filter((stored) => stored.contestId !== contestId)
  storedLeaderboards.set([{ ...leaderboardOf(contestId), ...fields, contestId }, ...others].slice(0, MAX_CONTESTS))
}
