import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '../../../queries/session.ts'

/** In memory alone: never in an address, a log or the storage. */
let token: string | null = null
const listeners = new Set<() => void>()

/** Takes the contest user token that the host has said. */
export function setHostToken(said: string | null) {
  token = said
  for (const listener of listeners) listener()
}
onSessionEnd(() => setHostToken(null))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The contest user token of the host; null until it says one. */
export const useHostToken = (): string | null => useSyncExternalStore(subscribe, () => token)
