import type { ReactNode } from 'react'
import { createStore } from '../../platform/store.ts'
import { useStore } from '../hooks/useStore.ts'

/** Slots of the first page for late code: next to the price, next to the trader's own amounts, after the pages of the top bar, in the drawer. */
type SlotName = 'price' | 'amounts' | 'bar' | 'drawer'
/** `onFollow`: called when it navigates away. */
type SlotContent = (onFollow: () => void) => ReactNode

const parts = createStore<Partial<Record<SlotName, SlotContent | null>>>({})
const put = (place: SlotName, part: SlotContent | null) => parts.set({ ...parts.get(), [place]: part })

/** Renders content in a slot, wherever that is on the page. Returns a function that removes it. */
export function fillSlot(place: SlotName, part: SlotContent): () => void {
  put(place, part)
  return () => put(place, null)
}

/** The content of a slot; null until its code is loaded. */
export const useSlot = (place: SlotName): SlotContent | null => useStore(parts, (filled) => filled[place] ?? null)
