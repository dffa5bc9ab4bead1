import { type Check, measured, notSeen } from '../../check.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { LATE_MS, placeOrder } from '../../own/ownOrders.ts'

/** By then the request has been sent, over the previous call's connection. */
const BREAK_OFF_MS = 60

export const lostAnswer: Check = {
  name: 'changes/lostAnswer',
  title: 'Time until an order is listed after its response was lost',
  section: 'Contract §4',
  app: 'checks the orders for 15 s, then three times more, before it reports that the order does not exist (VERIFY_FOR_MS in src/constants/limits.ts): if the exchange takes longer, these values must be larger; otherwise the app offers too early to send the order again',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const { answer, order, afterMs } = await placeOrder(context, farLimitOrder(market), {
      breakOffAfterMs: BREAK_OFF_MS,
      isProbe: true,
    })
    if (order === null)
      return measured(
        `not seen within ${LATE_MS / 1_000} s: the request did not arrive, was given up with its connection, or takes longer`,
      )
    return measured(
      `seen ${afterMs} ms after it was sent, ${answer.status === 0 ? `its connection broken off after ${BREAK_OFF_MS} ms` : 'its answer left unread: it came before the connection could be broken off'}`,
    )
  },
}
