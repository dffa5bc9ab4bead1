import * as z from '../api/zod.ts'
import { forThisTab } from '../platform/storage.ts'
import { onSessionEnd } from './session.ts'
import { userSlot } from './userSlot.ts'

/** What a change is about: of one subject there is one change at a time. What may be changed many times over has its id. */
export type Subject =
  | 'agreement'
  | 'closeSeveral'
  | 'order'
  | 'payment'
  | 'rollover'
  | `${'close' | 'join' | 'tpsl'} ${string}`

type KindOf<Of extends string> = Of extends `${infer Kind} ${string}` ? Kind : Of
export type ChangeKind = KindOf<Subject>

const Stored = z.object({
  key: z.string(),
  /** The request as its key compares it; empty if it must not be stored. */
  asked: z.string(),
  /** Time of the click, epoch ms. */
  at: z.number(),
  /** Read by the flow that resumes it. */
  request: z.unknown(),
  order: z.optional(z.unknown()),
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
export const changes = {
  /**
   * The Idempotency-Key of a confirmation. The same request, confirmed again while its outcome is unknown, keeps its key: an exchange
   * that supports keys then applies it once, however late the first one arrives. Anything else gets a new key.
   */
  keyFor(subject: Subject, request: unknown): string {
    const asked = JSON.stringify(request)
    const before = confirmed.get(subject)
    if (before?.asked === asked) return before.key
    const key = newKey()
    confirmed.set(subject, { asked, key })
    return key
  },

  /** The outcome of the confirmation with this key is known: the same request gets a new key from now on. */
  settle(key: string) {
    for (const [subject, each] of confirmed) if (each.key === key) confirmed.delete(subject)
  },

  /** If true, ask before the page is left, and do not reload it for a new release. */
  isAnyUnderWay: () => underWay > 0,

  /** Counts a change as under way; returns a function to call once its outcome is known. */
  begin() {
    underWay += 1
    return () => void (underWay -= 1)
  },

  /** The subject confirmed with this key, and what was asked; null once it is settled or the session has ended. */
  confirmedWith(key: string): { subject: Subject; asked: string } | null {
    for (const [subject, { asked, key: own }] of confirmed) if (own === key) return { subject, asked }
    return null
  },

  /** Keeps a change of this user for the page after a reload in this tab. */
  store: (subject: Subject, change: StoredChange) => slot.set({ ...slot.get(), [subject]: change }),
  /** What this user has sent from this tab, an earlier page included. */
  stored: () => slot.get(),
  isAnyStored: () => Object.keys(slot.get()).length > 0,

  /** Continues a change of an earlier page. No new confirmation equals one that was stored without what was asked. */
  resume: (subject: Subject, { asked, key }: StoredChange) => void confirmed.set(subject, { asked, key }),

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
