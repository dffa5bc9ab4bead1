import { type Pin, wholePins } from '../../../domain/contest/pins.ts'
import { MAX_SEEN, type Visits } from '../../../domain/contest/visits.ts'
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
const Ranks = z.pipe(readableOf(z.object({ hash: Hash, rank: z.number().check(z.int(), z.minimum(1)) })), z.transform((ranks) => ranks.slice(0, MAX_SEEN)))
const Seen = z.catch(z.nullable(z.object({ at: z.number().check(z.int(), z.minimum(0)), ranks: Ranks })), null)
const Kept = z.object({ contestId: ContestId, pins: z.catch(Pins, []), visits: z.catch(z.object({ last: Seen, before: Seen }), { last: null, before: null }) })

/** What is kept of one contest for this user on this device: the pinned rows, and the ranks of two visits. */
export interface Kept {
  contestId: ContestId
  pins: readonly Pin[]
  visits: Visits
}

const slot = jsonSlot<readonly Kept[]>(contestKey('futuresStandings'), [], z.pipe(readableOf(Kept), z.transform((kept: z.output<typeof Kept>[]): readonly Kept[] => kept.slice(0, MAX_CONTESTS))))
const NOTHING: Omit<Kept, 'contestId'> = { pins: [], visits: { last: null, before: null } }

/** In the webview, which learns nothing of the next user, no row is the user's own after the visit. */
const nobodys = (kept: readonly Kept[]) => kept.map((each) => ({ ...each, pins: each.pins.map((pin) => ({ ...pin, isMe: false })) }))
/** Of the last contests that were looked at, the last one first. */
export const standings = userStore(slot, (kept) => (userMark() === null ? nobodys(kept) : kept))

/** Of a contest that nothing is kept of, the same nothing every time. */
export const keptIn = (kept: readonly Kept[], contestId: ContestId): Omit<Kept, 'contestId'> => kept.find((each) => each.contestId === contestId) ?? NOTHING

export const keptOf = (contestId: ContestId) => keptIn(standings.get(), contestId)

export function keep(contestId: ContestId, fields: Partial<Omit<Kept, 'contestId'>>) {
  const others = standings.get().filter((kept) => kept.contestId !== contestId)
  standings.set([{ ...keptOf(contestId), ...fields, contestId }, ...others].slice(0, MAX_CONTESTS))
}
