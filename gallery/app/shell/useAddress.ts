import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Address, type Settings, parseAddress, type Place, printAddress } from '../../address.ts'

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

/** Goes to a place and keeps the other settings. `isFollowing`: the view moved by itself, so Back skips it. */
export function go(
  place: Place,
  { isFollowing = false, ...settings }: Partial<Settings> & { isFollowing?: boolean } = {},
) {
  const hash = printAddress({ place, settings: { ...parseAddress(window.location.hash).settings, ...settings } })
  if (hash === window.location.hash) return void (isFollowing || window.dispatchEvent(new Event(AGAIN)))
  if (isFollowing) window.location.replace(hash)
  else window.location.hash = hash
}

/** Sets settings on the current page; a running view restarts. */
export function turn(settings: Partial<Settings>) {
  const { place } = parseAddress(window.location.hash)
  go(settings.mode === 'running' && place.page === 'machine' ? { ...place, state: null, by: null } : place, settings)
}

/** The current address. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(watch, () => window.location.hash)
  return parseAddress(hash)
}
