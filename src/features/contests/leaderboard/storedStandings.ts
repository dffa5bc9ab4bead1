import { type Pin, wholePins } from '../../../domain/contest/pins.ts'
import { MAX_SEEN_RANKS, type LeaderboardVisits } from '../../../domain/contest/visits.ts'
import { userMark } from '../../../queries/user.ts'
import { contestKey } from '../../../queries/userSlot.ts'
import { userStore } from '../../../queries/stored/userStore.ts'
import { jsonSlot } from '../../../platform/storage.ts'
import { readableOf } from '../../../api/listOf.ts'
import { ContestId } from '../../../api/scalars.ts'
import * as z from '../../../api/zod.ts'

/** Contests remembered, the last looked at first. */
const MAX_CONTESTS = 8

const Hash = z.string().check(z.minLength(1), z.maxLength(200))
const Pins = z.pipe(readableOf(z.object({ hash: Hash, isMe: z.catch(z.boolean(), false) })), z.transform((pins: Pin[]) => wholePins(pins)))
const Ranks = z.pipe(readableOf(z.object({ hash: Hash, rank: z.number().check(z.int(), z.minimum(1)) })), z.transform((ranks) => ranks.slice(0, MAX_SEEN_RANKS)))
const Seen = z.catch(z.nullable(z.object({ at: z.number().check(z.int(), z.minimum(0)), ranks: Ranks })), null)
const StoredStandings = z.object({ contestId: ContestId, pins: z.catch(Pins, []), visits: z.catch(z.object({ last: Seen, before: Seen }), { last: null, before: null }) })

/** What is kept of one contest for this user on this device: the pinned rows, and the ranks of two visits. */
export interface StoredStandings {
  contestId: ContestId
  pins: readonly Pin[]
  visits: LeaderboardVisits
}

const slot = jsonSlot<readonly StoredStandings[]>(contestKey('futuresStandings'), [], z.pipe(readableOf(StoredStandings), z.transform((kept: z.output<typeof StoredStandings>[]): readonly StoredStandings[] => kept.slice(0, MAX_CONTESTS))))
const NOTHING: Omit<StoredStandings, 'contestId'> = { pins: [], visits: { last: null, before: null } }

/** In the webview, which learns nothing of the next user, no row is the user's own after the visit. */
const nobodys = (kept: readonly StoredStandings[]) => kept.map((each) => ({ ...each, pins: each.pins.map((pin) => ({ ...pin, isMe: false })) }))
/** Of the last contests that were looked at, the last one first. */
export const storedStandings = userStore(slot, (kept) => (userMark() === null ? nobodys(kept) : kept))

/** Of a contest that nothing is kept of, the same nothing every time. */
export const standingsIn = (kept: readonly StoredStandings[], contestId: ContestId): Omit<StoredStandings, 'contestId'> => kept.find((each) => each.contestId === contestId) ?? NOTHING

export const standingsOf = (contestId: ContestId) => standingsIn(storedStandings.get(), contestId)

export function storeStandings(contestId: ContestId, fields: Partial<Omit<StoredStandings, 'contestId'>>) {
  const others = storedStandings.get().filter((kept) => kept.contestId !== contestId)
  storedStandings.set([{ ...standingsOf(contestId), ...fields, contestId }, ...others].slice(0, MAX_CONTESTS))
}
