import type { OrderId } from '../api/scalars.ts'
import { queryClient } from './call/client.ts'

/** closedHere: requested in this tab, whose own flow shows the result. The others: already announced. */
type Mark = 'closedHere' | 'opened' | 'failed' | 'over'

// Nothing observes a mark, and a lost close may be checked for longer than the cache keeps such data.
queryClient.setQueryDefaults(['orderMarks'], { gcTime: Infinity })

const keyOf = (orderId: OrderId, mark: Mark) => ['orderMarks', orderId, mark]

/** Order events that need no notification. In the query cache: kept until the session ends. */
export const orderMarks = {
  add: (orderId: OrderId, mark: Mark) => void queryClient.setQueryData(keyOf(orderId, mark), true),
  has: (orderId: OrderId, mark: Mark) => queryClient.getQueryData(keyOf(orderId, mark)) !== undefined,
  remove: (orderId: OrderId, mark: Mark) => queryClient.removeQueries({ queryKey: keyOf(orderId, mark) }),
}

const PAYMENT = ['orderMarks', 'payment']
/** A paid reset removes the orders before the next payment check responds, and the order lists arrive later. */
const RESET_LASTS_MS = 15_000

/** A payment is being checked: a reset is the user's own, and its dialog shows the result. */
export const markPayment = () => void queryClient.setQueryData(PAYMENT, true)

export const isOwnReset = (now: number): boolean =>
  now - (queryClient.getQueryState(PAYMENT)?.dataUpdatedAt ?? 0) < RESET_LASTS_MS
