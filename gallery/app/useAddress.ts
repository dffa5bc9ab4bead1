import { useSyncExternalStore } from 'react'
import { type Address, type Knobs, parseAddress, type Place, printAddress } from '../address.ts'

function watch(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Goes to a place, looked at as before. `isFollowing`: the view has moved by itself, which Back need not undo. */
export function go(place: Place, { isFollowing = false, ...knobs }: Partial<Knobs> & { isFollowing?: boolean } = {}) {
  const hash = printAddress({ place, knobs: { ...parseAddress(window.location.hash).knobs, ...knobs } })
  if (hash === window.location.hash) return
  if (isFollowing) window.location.replace(hash)
  else window.location.hash = hash
}

/** Turns knobs where one is. */
export const turn = (knobs: Partial<Knobs>) => go(parseAddress(window.location.hash).place, knobs)

/** Where the gallery is, as its address says. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(watch, () => window.location.hash)
  return parseAddress(hash)
}
