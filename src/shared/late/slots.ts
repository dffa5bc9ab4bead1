import { createStore } from '../../platform/store.ts'
import type { Elements } from '../../ui/Elements.ts'
import { useStore } from '../../ui/hooks/useStore.ts'

/** Slots of the first page for late code: next to the price and below it, next to the trader's own amounts, after the pages of the top bar, in the drawer. */
type SlotName = 'price' | 'dayChange' | 'amounts' | 'bar' | 'drawer'
/** `onFollow`: called when it navigates away. */
type SlotContent = (onFollow: () => void) => Elements

const parts = createStore<Partial<Record<SlotName, SlotContent | null>>>({})
const put = (slot: SlotName, part: SlotContent | null) => parts.set({ ...parts.get(), [slot]: part })

/** Renders content in a slot, wherever that is on the page. Returns a function that removes it. */
export function fillSlot(slot: SlotName, part: SlotContent): () => void {
  put(slot, part)
  return () => put(slot, null)
}

const stay = () => {}

/** The content of a slot; nothing until its code is loaded. */
export const Slot = ({ name, onFollow = stay }: { name: SlotName; onFollow?: () => void }) =>
  useStore(parts, (filled) => filled[name] ?? null)?.(onFollow) ?? null
