import type { OrderId } from '../api/scalars.ts'
import { steadyNow } from '../platform/clock.ts'
import { onSessionEnd } from './call/session.ts'

/** closedHere: requested in this tab, whose own flow shows the result. The others: already announced. */
type Mark = 'closedHere' | 'opened' | 'failed' | 'over'

const marks = new Set<string>()
/** From `steadyNow`; 0: no payment was checked. */
let paymentCheckedAt = 0

const keyOf = (orderId: OrderId, mark: Mark) => `${mark} ${orderId}`

/** Order events that need no notification, until the session ends. */
export const orderMarks = {
  add: (orderId: OrderId, mark: Mark) => void marks.add(keyOf(orderId, mark)),
  has: (orderId: OrderId, mark: Mark) => marks.has(keyOf(orderId, mark)),
  remove: (orderId: OrderId, mark: Mark) => void marks.delete(keyOf(orderId, mark)),
  clear: () => {
    marks.clear()
    paymentCheckedAt = 0
  },
}
onSessionEnd(orderMarks.clear)

/** A paid reset removes the orders before the next payment check responds, and the order lists arrive later. */
const RESET_LASTS_MS = 15_000

/** A payment is being checked: a reset is the user's own, and its dialog shows the result. */
export const markPayment = () => void (paymentCheckedAt = steadyNow())

export const isOwnReset = (): boolean => steadyNow() - paymentCheckedAt < RESET_LASTS_MS
