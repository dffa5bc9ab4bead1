import { readableOf } from '../../../api/listOf.ts'
import { ContestId } from '../../../api/scalars.ts'
import * as z from '../../../api/zod.ts'
import { cleanPins, type Pin } from '../../../domain/contest/pins.ts'
import { jsonSlot } from '../../../platform/storage.ts'
import { createListeners, type Store } from '../../../platform/store.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'
import { userMark } from '../../../queries/user.ts'
import { keyInContests } from '../../../queries/userSlot.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'

/** Number of stored contests, the last pinned in first. */
const MAX_CONTESTS = 8

const Hash = z.string().check(z.minLength(1), z.maxLength(200))
const Pins = z.pipe(
  readableOf(z.object({ hash: Hash, isMe: z.catch(z.boolean(), false) })),
  z.transform((pins: Pin[]) => cleanPins(pins)),
)
const ContestPins = z.object({ contestId: ContestId, pins: z.catch(Pins, []) })

interface ContestPins {
  contestId: ContestId
  pins: readonly Pin[]
}

const Stored = z.pipe(
  readableOf(ContestPins),
  z.transform((kept: ContestPins[]): readonly ContestPins[] => kept.slice(0, MAX_CONTESTS)),
)
const slot = jsonSlot<readonly ContestPins[]>(keyInContests('futuresStandings'), [], Stored)
const NO_PINS: readonly Pin[] = []

/** The webview cannot detect a change of user, so no row stays marked as the user's own after a visit. */
const withoutOwner = (stored: readonly ContestPins[]) =>
  stored.map((each) => ({ ...each, pins: each.pins.map((pin) => ({ ...pin, isMe: false })) }))

const asStored = (pins: readonly ContestPins[]) => (userMark() === null ? withoutOwner(pins) : pins)

const { subscribe, notify } = createListeners()
/** In memory, what is not stored is known until the end of the session. Another user has other pins. */
let held: { user: number | null; pins: readonly ContestPins[] } | null = null

function hold(pins: readonly ContestPins[]) {
  held = { user: userMark(), pins }
  notify()
}
slot.watch((pins) => hold(asStored(pins)))
onSessionEnd(() => {
  held = null
})

/** The rows that this user has pinned on this device, by contest. */
export const storedPins: Store<readonly ContestPins[]> = {
  get: () => {
    const user = userMark()
    if (held === null || held.user !== user) held = { user, pins: asStored(slot.get()) }
    return held.pins
  },
  set: (pins) => {
    slot.set(asStored(pins))
    hold(pins)
  },
  subscribe,
}

/** One constant for all contests without pins, so that its identity is stable. */
export const pinsIn = (stored: readonly ContestPins[], contestId: ContestId): readonly Pin[] =>
  stored.find((each) => each.contestId === contestId)?.pins ?? NO_PINS

export function storePins(contestId: ContestId, pins: readonly Pin[]) {
  const others = storedPins.get().filter((stored) => stored.contestId !== contestId)
  storedPins.set([{ contestId, pins }, ...others].slice(0, MAX_CONTESTS))
}

/** The pinned rows of a contest, shared by all tabs. */
export const usePins = (contestId: ContestId): readonly Pin[] =>
  useStore(storedPins, (stored) => pinsIn(stored, contestId))
