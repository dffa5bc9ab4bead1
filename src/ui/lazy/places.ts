import type { ReactNode } from 'react'
import { createStore } from '../../platform/store.ts'
import { useStore } from '../hooks/useStore.ts'

/** Where the first page keeps room for what late code brings: beside the price, beside the trader's own amounts, after the pages of the top bar, and in the drawer. */
type Place = 'price' | 'amounts' | 'bar' | 'drawer'
/** `onFollow`: called when it leads away from its place. */
type Part = (onFollow: () => void) => ReactNode

const parts = createStore<Partial<Record<Place, Part | null>>>({})
const put = (place: Place, part: Part | null) => parts.set({ ...parts.get(), [place]: part })

/** Shows a part in its place, wherever and whenever that is on the page. Returns the function that takes it out. */
export function fill(place: Place, part: Part): () => void {
  put(place, part)
  return () => put(place, null)
}

/** What late code has brought for a place; null until then. */
export const useFilled = (place: Place): Part | null => useStore(parts, (filled) => filled[place] ?? null)
