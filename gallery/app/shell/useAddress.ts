import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Address, type Knobs, parseAddress, type Place, printAddress } from '../../address.ts'

function watch(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const AGAIN = 'gallery:again'

/** Calls `again` when the user opens the current address once more, which does not change it. */
export function useAgain(again: () => void) {
  const onAgain = useEffectEvent(again)
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href === window.location.href) onAgain()
    }
    const gone = () => onAgain()
    window.addEventListener('click', pressed)
    window.addEventListener(AGAIN, gone)
    return () => {
      window.removeEventListener('click', pressed)
      window.removeEventListener(AGAIN, gone)
    }
  }, [])
}

/** Goes to a place and keeps the other knobs. `isFollowing`: the view moved by itself, so Back skips it. */
export function go(place: Place, { isFollowing = false, ...knobs }: Partial<Knobs> & { isFollowing?: boolean } = {}) {
  const hash = printAddress({ place, knobs: { ...parseAddress(window.location.hash).knobs, ...knobs } })
  if (hash === window.location.hash) return void (isFollowing || window.dispatchEvent(new Event(AGAIN)))
  if (isFollowing) window.location.replace(hash)
  else window.location.hash = hash
}

/** Sets knobs on the current page; a running view restarts. */
export function turn(knobs: Partial<Knobs>) {
  const { place } = parseAddress(window.location.hash)
  go(knobs.mode === 'running' && place.page === 'machine' ? { ...place, state: null, by: null } : place, knobs)
}

/** The current address. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(watch, () => window.location.hash)
  return parseAddress(hash)
}
