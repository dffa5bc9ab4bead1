import { type Pin, wholePins } from '../../../domain/contest/pins.ts'
import { MAX_SEEN, type Visits } from '../../../domain/contest/visits.ts'
import { userMark } from '../../../queries/user.ts'
import { contestKey } from '../../../queries/userSlot.ts'
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

const store = jsonSlot<readonly Kept[]>(contestKey('futuresStandings'), [], z.pipe(readableOf(Kept), z.transform((kept: z.output<typeof Kept>[]): readonly Kept[] => kept.slice(0, MAX_CONTESTS))))
const NOTHING: Omit<Kept, 'contestId'> = { pins: [], visits: { last: null, before: null } }

/** In the webview, where the next user is told by nothing, no row is anybody's own after the visit. */
const nobodys = (kept: readonly Kept[]) => kept.map((each) => ({ ...each, pins: each.pins.map((pin) => ({ ...pin, isMe: false })) }))
const asStored = (kept: readonly Kept[]) => (userMark() === null ? nobodys(kept) : kept)

let opened: { user: number | null; all: readonly Kept[] } | null = null
/** Of the user who is logged in: another one's are read anew. */
function all(): readonly Kept[] {
  const user = userMark()
  if (opened?.user !== user) opened = { user, all: asStored(store.get()) }
  return opened.all
}

const listeners = new Set<() => void>()
function hold(kept: readonly Kept[]) {
  opened = { user: userMark(), all: kept }
  for (const listen of listeners) listen()
}
// Another tab has pinned, or has looked.
store.watch((kept) => hold(asStored(kept)))

/** Of a contest that nothing is kept of, the same nothing every time. */
export const keptOf = (contestId: ContestId): Omit<Kept, 'contestId'> => all().find((kept) => kept.contestId === contestId) ?? NOTHING

export function keep(contestId: ContestId, fields: Partial<Omit<Kept, 'contestId'>>) {
  const others = all().filter((kept) => kept.contestId !== contestId)
  hold([{ ...keptOf(contestId), ...fields, contestId }, ...others].slice(0, MAX_CONTESTS))
  store.set(asStored(all()))
}

export function onKept(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
