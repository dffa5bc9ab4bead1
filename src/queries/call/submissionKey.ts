import { onSessionEnd } from '../session.ts'

/** The last confirmation of each change whose outcome is still unknown. */
const unsettled = new Map<string, { request: string; key: string }>()
onSessionEnd(() => unsettled.clear())

/**
 * The Idempotency-Key of a confirmation. The same request, confirmed again while its outcome is unknown, keeps its key: an exchange
 * that supports keys then applies it once, however late the first one arrives. Anything else gets a new key. `subject` names what is
 * changed, such as 'order' or 'close 17'. Contract §1.
 */
export function keyFor(subject: string, request: unknown): string {
  const serialised = JSON.stringify(request)
  const before = unsettled.get(subject)
  if (before?.request === serialised) return before.key
  const key = newKey()
  unsettled.set(subject, { request: serialised, key })
  return key
}

/** The subject confirmed with this key, and the request as serialised by `keyFor`. */
export function confirmedWith(key: string): { subject: string; request: string } | null {
  for (const [subject, confirmed] of unsettled) if (confirmed.key === key) return { subject, request: confirmed.request }
  return null
}

/** Restores a confirmation of an earlier page of this tab whose outcome is still unknown. */
export const restoreKey = (subject: string, request: string, key: string) => void unsettled.set(subject, { request, key })

/** The outcome of the confirmation with this key is known: the same request gets a new key from now on. */
export function settleKey(key: string) {
  for (const [subject, confirmed] of unsettled) if (confirmed.key === key) unsettled.delete(subject)
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
