import { queryOptions } from '@tanstack/react-query'
import type { OrderEdit } from '../api/order.ts'
import type { OrderId } from '../api/scalars.ts'
import type { PendingLevels } from '../domain/chart/orderLines.ts'
import { queryClient } from './call/client.ts'

const none = (): PendingLevels => new Map()

/**
 * Levels that a dialog proposes, and requested ones until the exchange shows or refuses them, or they are known not to have arrived.
 * Never fetched: the flows write it. In the cache, so that it ends with the session.
 */
export const pendingLevelsQuery = queryOptions({
  queryKey: ['pendingLevels'],
  queryFn: none,
  initialData: none,
  enabled: false,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Stores the pending levels of an order; null once settled or given up. */
export function setPendingLevels(orderId: OrderId, edit: OrderEdit | null) {
  const before = queryClient.getQueryData(pendingLevelsQuery.queryKey) ?? none()
  if ((before.get(orderId) ?? null) === edit) return
  const next = new Map(before)
  if (edit) next.set(orderId, edit)
  else next.delete(orderId)
  queryClient.setQueryData(pendingLevelsQuery.queryKey, next)
}
