import { type Pin, wholePins } from '../../domain/pins.ts'
import { MAX_SEEN, type Visits } from '../../domain/visits.ts'
import { jsonSlot } from '../../storage.ts'
import { readableOf } from '../../wire/listOf.ts'
import { ContestId } from '../../wire/scalars.ts'
import * as z from '../../zod.ts'

/** Contests remembered, the last looked at first. */
const MAX_CONTESTS = 8

const Hash = z.string().check(z.minLength(1), z.maxLength(200))
const Pins = z.pipe(readableOf(z.object({ hash: Hash, isMe: z.catch(z.boolean(), false) })), z.transform((pins: Pin[]) => wholePins(pins)))
const Ranks = z.pipe(readableOf(z.object({ hash: Hash, rank: z.number().check(z.int(), z.minimum(1)) })), z.transform((ranks) => ranks.slice(0, MAX_SEEN)))
const Seen = z.catch(z.nullable(z.object({ at: z.number().check(z.int(), z.minimum(0)), ranks: Ranks })), null)
const Kept = z.object({ contestId: ContestId, pins: z.catch(Pins, []), visits: z.catch(z.object({ last: Seen, before: Seen }), { last: null, before: null }) })

/** What is kept of one contest on this device: the pinned rows, and the ranks of two visits. */
export interface Kept {
  contestId: ContestId
  pins: readonly Pin[]
  visits: Visits
}

const store = jsonSlot<readonly Kept[]>('futuresStandings', [], z.pipe(readableOf(Kept), z.transform((kept: z.output<typeof Kept>[]): readonly Kept[] => kept.slice(0, MAX_CONTESTS))))
const NOTHING: Omit<Kept, 'contestId'> = { pins: [], visits: { last: null, before: null } }

let all: readonly Kept[] = store.get()
const listeners = new Set<() => void>()
function hold(kept: readonly Kept[]) {
  all = kept
  for (const listen of listeners) listen()
}
// Another tab has pinned, or has looked.
store.watch(hold)

/** Of a contest that nothing is kept of, the same nothing every time. */
export const keptOf = (contestId: ContestId): Omit<Kept, 'contestId'> => all.find((kept) => kept.contestId === contestId) ?? NOTHING

export function keep(contestId: ContestId, fields: Partial<Omit<Kept, 'contestId'>>) {
  const others = all.filter((kept) => kept.contestId !== contestId)
  hold([{ ...keptOf(contestId), ...fields, contestId }, ...others].slice(0, MAX_CONTESTS))
  store.set(all)
}

export function onKept(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
