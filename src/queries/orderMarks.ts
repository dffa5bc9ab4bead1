import type { OrderId } from '../wire/scalars.ts'
import { queryClient } from './client.ts'

/** openedHere, closedHere: asked for in this tab, whose own flow tells how that ended. The others: what was told of it. */
type Mark = 'openedHere' | 'closedHere' | 'opened' | 'failed' | 'over'

const keyOf = (orderId: OrderId, mark: Mark) => ['orderMarks', orderId, mark]

/** What needs no telling any more. Kept with the lists of orders: for some minutes, and never longer than the session. */
export const orderMarks = {
  add: (orderId: OrderId, mark: Mark) => void queryClient.setQueryData(keyOf(orderId, mark), true),
  has: (orderId: OrderId, mark: Mark) => queryClient.getQueryData(keyOf(orderId, mark)) !== undefined,
  remove: (orderId: OrderId, mark: Mark) => queryClient.removeQueries({ queryKey: keyOf(orderId, mark) }),
}

const PAYMENT = ['orderMarks', 'payment']
/** A reset that is paid takes the orders away before the answer to the next check, and the lists come after that. */
const RESET_LASTS_MS = 15_000

/** A payment is asked after: the reset it pays for is the user's own doing, and its dialog tells of it. */
export const markPayment = () => void queryClient.setQueryData(PAYMENT, true)

export const isResetHere = (now: number): boolean => now - (queryClient.getQueryState(PAYMENT)?.dataUpdatedAt ?? 0) < RESET_LASTS_MS
