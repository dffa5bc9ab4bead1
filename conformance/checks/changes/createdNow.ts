import { createOrder } from '../../../src/api/orderChanges.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { ownPosition } from '../../own/ownOrders.ts'

/** Between the order's answer and its execution; clocks of two servers of one exchange may differ. */
const TOLERANCE_MS = 60_000

export const createdNow: Check = {
  name: 'changes/createdNow',
  title: 'The `created` of a new order agrees with the exchange’s Date',
  section: 'Contract §1',
  app: 'shows every time as sent; if the exchange labels its local time as UTC, each is wrong by hours',
  async run(context) {
    const created = (await ownPosition(context))?.created ?? null
    const dateMs = Date.parse(context.answers(createOrder)[0]?.headers.get('date') ?? '')
    if (created === null || Number.isNaN(dateMs))
      return notSeen('there is no position of the checks’ own, or it has no date')
    const behindMs = dateMs - created
    return passUnless(
      Math.abs(behindMs) > TOLERANCE_MS
        ? [
            `created ${(Math.abs(behindMs) / 3_600_000).toFixed(1)} h ${behindMs > 0 ? 'before' : 'after'} the Date of the answer to it`,
          ]
        : [],
    )
  },
}
