import { type ComponentType, useSyncExternalStore } from 'react'

type Tools = ComponentType<{ onFollow: () => void }>

interface Shown {
  Tools: Tools | null
}

let shown: Shown = { Tools: null }
const listeners = new Set<() => void>()

/** Puts late tools into the drawer, which stands below the room they come from; null takes them out. */
export function setDrawerTools(Tools: Tools | null) {
  shown = { Tools }
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export const useDrawerTools = (): Shown => useSyncExternalStore(subscribe, () => shown)
