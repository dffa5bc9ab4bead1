import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Address, type Knobs, parseAddress, type Place, printAddress } from '../address.ts'

function watch(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const AGAIN = 'gallery:again'

/** Calls whenever somebody goes to where the gallery is already: the address stays, and what it names is wanted anew. */
export function useAgain(again: () => void) {
  const wanted = useEffectEvent(again)
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href === window.location.href) wanted()
    }
    const gone = () => wanted()
    window.addEventListener('click', pressed)
    window.addEventListener(AGAIN, gone)
    return () => {
      window.removeEventListener('click', pressed)
      window.removeEventListener(AGAIN, gone)
    }
  }, [])
}

/** Goes to a place, looked at as before. `isFollowing`: the view has moved by itself, which Back need not undo. */
export function go(place: Place, { isFollowing = false, ...knobs }: Partial<Knobs> & { isFollowing?: boolean } = {}) {
  const hash = printAddress({ place, knobs: { ...parseAddress(window.location.hash).knobs, ...knobs } })
  if (hash === window.location.hash) return void (isFollowing || window.dispatchEvent(new Event(AGAIN)))
  if (isFollowing) window.location.replace(hash)
  else window.location.hash = hash
}

/** Turns knobs where one is; what is to run begins at the beginning. */
export function turn(knobs: Partial<Knobs>) {
  const { place } = parseAddress(window.location.hash)
  go(knobs.mode === 'running' && place.page === 'machine' ? { ...place, state: null, by: null } : place, knobs)
}

/** Where the gallery is, as its address says. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(watch, () => window.location.hash)
  return parseAddress(hash)
}
