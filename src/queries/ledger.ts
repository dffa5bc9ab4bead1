import * as z from '../api/zod.ts'
import type { Confirmation, Subject } from '../domain/account/change.ts'
import { deviceNow } from '../platform/clock.ts'
import { forThisTab } from '../platform/storage.ts'
import { onSessionEnd } from './call/session.ts'
import { userSlot } from './userSlot.ts'

const Stored = z.object({
  key: z.string(),
  /** The request as its key compares it; empty if it must not be stored. */
  asked: z.string(),
  /** Time of the click, epoch ms. */
  at: z.number(),
  /** Read by the flow that resumes it. */
  request: z.unknown(),
})
/** A change sent from this tab whose outcome is unknown. */
export type StoredChange = z.output<typeof Stored>

const slot = userSlot<Readonly<Record<string, StoredChange>>>(
  'futuresSent',
  {},
  z.record(z.string(), Stored),
  forThisTab,
)

/** The last confirmation of each change whose outcome is unknown. */
const confirmed = new Map<Subject, { asked: string; key: string }>()
/** Number of changes in flight, or being verified after a lost response. */
let underWay = 0
onSessionEnd(() => confirmed.clear())

/**
 * The ledger of changes, from the click until the outcome is known: under which key a subject was confirmed, whether anything is under
 * way, and what a reloaded page has to verify. Contract §1; reliability A2, A6.
 */
export const ledger = {
  /**
   * A confirmation, with its Idempotency-Key. The same request, confirmed again while its outcome is unknown, keeps its key: an
   * exchange that supports keys then applies it once, however late the first one arrives. Anything else gets a new key. Requests are
   * the same if they ask for the same: `asked`, if not the whole request.
   */
  confirm<Request>(subject: Subject, request: Request, asked: unknown = request): Confirmation<Request> {
    const text = JSON.stringify(asked)
    const before = confirmed.get(subject)
    const key = before?.asked === text ? before.key : newKey()
    confirmed.set(subject, { asked: text, key })
    return { subject, request, key, at: deviceNow() }
  },

  /** Whether this was confirmed last, and its outcome is unknown. */
  isConfirmed: (subject: Subject, asked: unknown) => confirmed.get(subject)?.asked === JSON.stringify(asked),

  /** The outcome of a confirmation is known: the same request gets a new key from now on. */
  settle({ subject, key }: Pick<Confirmation<unknown>, 'subject' | 'key'>) {
    if (confirmed.get(subject)?.key === key) confirmed.delete(subject)
  },

  /** If true, ask before the page is left, and do not reload it for a new release. */
  isAnyUnderWay: () => underWay > 0,

  /** Counts a change as under way; returns a function to call once its outcome is known. */
  begin() {
    underWay += 1
    return () => void (underWay -= 1)
  },

  /**
   * Keeps a change of this user for the page after a reload in this tab, without the field of its request that is secret, and returns
   * its subject; null if it is settled, or the session has ended.
   */
  storeConfirmed({ subject, request, key, at }: Confirmation<object>, secret?: string): Subject | null {
    const known = confirmed.get(subject)
    if (known?.key !== key) return null
    const stored =
      secret === undefined ? { request, asked: known.asked } : { request: { ...request, [secret]: '' }, asked: '' }
    ledger.store(subject, { key, at, ...stored })
    return subject
  },
  store: (subject: Subject, change: StoredChange) => slot.set({ ...slot.get(), [subject]: change }),
  /** Calls the listener when what is stored may have changed. Returns a function that unsubscribes. */
  subscribe: slot.subscribe,
  /** What this user has sent from this tab, an earlier page included. */
  stored: () => slot.get(),
  isAnyStored: () => Object.keys(slot.get()).length > 0,

  /** The confirmation of an earlier page, to be verified. No new one equals one that was stored without what was asked. */
  resume<Request>(subject: Subject, { asked, key, at }: StoredChange, request: Request): Confirmation<Request> {
    confirmed.set(subject, { asked, key })
    return { subject, request, key, at, wasSent: true }
  },

  forget(subject: Subject) {
    const { [subject]: _settled, ...others } = slot.get()
    if (Object.keys(others).length > 0) slot.set(others)
    else slot.remove()
  },
}

/**
 * A new Idempotency-Key: one UUID per confirmation. Contract §1. `crypto.randomUUID` exists only on https and localhost; a paper
 * exchange may be opened over plain http.
 */
export function newKey(): string {
  // Typed as always present; outside a secure context it is missing.
  const { randomUUID } = crypto as { randomUUID?: () => string }
  if (randomUUID) return randomUUID.call(crypto)

  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    // Version 4 and variant 10, as in RFC 9562.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
