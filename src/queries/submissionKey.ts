import { onSessionEnd } from './session.ts'

/** The last confirmation of each change of which nobody knows yet how it ended. */
const unsettled = new Map<string, { request: string; key: string }>()
onSessionEnd(() => unsettled.clear())

/**
 * The Idempotency-Key of a confirmation. The same request confirmed again, while nobody knows what became of it, keeps its
 * key: an exchange that honours keys then does it once, however late the first one arrives. Anything else has a new one.
 * `about` names what is changed, such as 'order' or 'close 17'. Contract §1.
 */
export function keyFor(about: string, request: unknown): string {
  const asked = JSON.stringify(request)
  const before = unsettled.get(about)
  if (before?.request === asked) return before.key
  const key = newKey()
  unsettled.set(about, { request: asked, key })
  return key
}

/** It is known how the confirmation with this key ended: the same request is a new wish from now on. */
export function settleKey(key: string) {
  for (const [about, confirmed] of unsettled) if (confirmed.key === key) unsettled.delete(about)
}

/**
 * A new Idempotency-Key: one UUID for one confirmation of the user. Contract §1.
 * `crypto.randomUUID` is only there on https and localhost; a paper exchange may be opened over plain http.
 */
export function newKey(): string {
  // The type says it is always there; outside a secure context it is not.
  const { randomUUID } = crypto as { randomUUID?: () => string }
  if (randomUUID) return randomUUID.call(crypto)

  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    // Version 4 and variant 10, as RFC 9562 wants them.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
