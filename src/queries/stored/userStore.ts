import type { Slot } from '../../platform/storage.ts'
import { createListeners, type Store } from '../../platform/store.ts'
import { onSessionEnd } from '../call/session.ts'
import { userMark } from '../user.ts'

/**
 * A per-user store: a slot of `userSlot`, held in memory and synchronised between tabs. Another user has another value; the
 * session's end clears the memory. `asStored` returns the part of a value that outlives the visit.
 */
export function userStore<Value>(slot: Slot<Value>, asStored = (value: Value): Value => value): Store<Value> {
  const { subscribe, notify } = createListeners()
  let cached: { user: number | null; value: Value } | null = null
  const hold = (value: Value) => {
    cached = { user: userMark(), value }
    notify()
  }
  slot.watch((value) => hold(asStored(value)))
  onSessionEnd(() => {
    cached = null
  })

  return {
    get: () => {
      const user = userMark()
      if (cached === null || cached.user !== user) cached = { user, value: asStored(slot.get()) }
      return cached.value
    },
    set: (value) => {
      slot.set(asStored(value))
      hold(value)
    },
    subscribe,
  }
}
