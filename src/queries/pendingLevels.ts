import type { OrderEdit } from '../api/orderChanges.ts'
import type { OrderId } from '../api/scalars.ts'
import type { PendingLevels } from '../domain/chart/orderLines.ts'
import { createStore } from '../platform/store.ts'
import { onSessionEnd } from './call/session.ts'

/** Levels that a dialog proposes, and requested ones until the exchange shows or refuses them, or they are known not to have arrived. */
export const pendingLevels = createStore<PendingLevels>(new Map())
onSessionEnd(() => pendingLevels.set(new Map()))

/** Stores the pending levels of an order; null once settled or given up. */
export function setPendingLevels(orderId: OrderId, edit: OrderEdit | null) {
  const before = pendingLevels.get()
  if ((before.get(orderId) ?? null) === edit) return
  const next = new Map(before)
  if (edit) next.set(orderId, edit)
  else next.delete(orderId)
  pendingLevels.set(next)
}
