import { queryOptions } from '@tanstack/react-query'
import type { PendingTpsl } from '../domain/chart/orderLines.ts'
import type { OrderEdit } from '../api/order.ts'
import type { OrderId } from '../api/scalars.ts'
import { queryClient } from './client.ts'

const none = (): PendingTpsl => new Map()

/**
 * The levels that are being asked for, until the exchange shows them, refuses them, or is known never to have had them. Never fetched:
 * the flows write it. In the cache, so that it ends with the session.
 */
export const pendingTpslQuery = queryOptions({
  queryKey: ['askedLevels'],
  queryFn: none,
  initialData: none,
  enabled: false,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Notes what is being asked for an order; null once it is settled. */
export function setPendingTpsl(orderId: OrderId, edit: OrderEdit | null) {
  const before = queryClient.getQueryData(pendingTpslQuery.queryKey) ?? none()
  if ((before.get(orderId) ?? null) === edit) return
  const next = new Map(before)
  if (edit) next.set(orderId, edit)
  else next.delete(orderId)
  queryClient.setQueryData(pendingTpslQuery.queryKey, next)
}
