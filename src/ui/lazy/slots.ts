import type { ReactNode } from 'react'
import { createStore } from '../../platform/store.ts'
import { useStore } from '../hooks/useStore.ts'

/** Where the first page keeps room for what late code brings: beside the price, beside the trader's own amounts, after the pages of the top bar, and in the drawer. */
type SlotName = 'price' | 'amounts' | 'bar' | 'drawer'
/** `onFollow`: called when it leads away from its place. */
type SlotContent = (onFollow: () => void) => ReactNode

const parts = createStore<Partial<Record<SlotName, SlotContent | null>>>({})
const put = (place: SlotName, part: SlotContent | null) => parts.set({ ...parts.get(), [place]: part })

/** Shows a part in its place, wherever and whenever that is on the page. Returns the function that takes it out. */
export function fillSlot(place: SlotName, part: SlotContent): () => void {
  put(place, part)
  return () => put(place, null)
}

/** What late code has brought for a place; null until then. */
export const useSlot = (place: SlotName): SlotContent | null => useStore(parts, (filled) => filled[place] ?? null)
