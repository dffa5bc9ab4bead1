import { type ReactNode, useSyncExternalStore } from 'react'

/** Where the first page keeps room for what late code brings: beside the price, beside the trader's own amounts, after the pages of the top bar, and in the drawer. */
type Place = 'price' | 'amounts' | 'bar' | 'drawer'
/** `onFollow`: called when it leads away from its place. */
type Part = (onFollow: () => void) => ReactNode

const parts = new Map<Place, Part>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Shows a part in its place, wherever and whenever that is on the page. Returns the function that takes it out. */
export function fill(place: Place, part: Part): () => void {
  parts.set(place, part)
  tell()
  return () => {
    parts.delete(place)
    tell()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What late code has brought for a place; null until then. */
export const useFilled = (place: Place): Part | null => useSyncExternalStore(subscribe, () => parts.get(place) ?? null)
