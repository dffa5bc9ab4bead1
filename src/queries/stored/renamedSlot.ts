import type { Slot } from '../../platform/storage.ts'
import type * as z from '../../api/zod.ts'
import { userSlot } from '../userSlot.ts'

/** A `userSlot` that a former release stored under another key: its value moves to the new key, unless there is a newer one. */
export function renamedSlot<Value>(name: string, formerName: string, shape: z.ZodMiniType<Value | null>): Slot<Value | null> {
  const [slot, former] = [userSlot(name, null, shape), userSlot(formerName, null, shape)]
  const set = (value: Value | null) => {
    slot.set(value)
    former.remove()
  }
  return {
    ...slot,
    get() {
      const value = former.get()
      if (value !== null) set(slot.get() ?? value)
      return slot.get()
    },
    set,
    remove: () => set(null),
  }
}
