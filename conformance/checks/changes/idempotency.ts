import { createOrder } from '../../../src/api/orderChanges.ts'
import { inWords, isOk, mayBeMade, read } from '../../answer.ts'
import { type Check, measured, notSeen } from '../../check.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { lookFor, ordersNow, placeOrder } from '../../own/ownOrders.ts'

export const idempotency: Check = {
  name: 'changes/idempotency',
  title: 'Whether an `Idempotency-Key` prevents a duplicate order',
  section: 'Contract §1',
  app: 'sends the key if `"idempotencyKey": true` is set in the run-time configuration: set it if the exchange supports it. Without it a browser that sends a POST twice may open two orders, and the app can only show both',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const draft = farLimitOrder(market)
    const idempotencyKey = crypto.randomUUID()
    const known = new Set<string>((await ordersNow(context))?.map(({ orderId }) => orderId))
    const first = await placeOrder(context, draft, { idempotencyKey })
    if (!isOk(first.answer) || first.order === null) return notSeen(`the limit order: ${inWords(first.answer)}`)
    const { orderId } = first.order
    const firstId = first.openedId ?? orderId
    context.ledger.asks(draft.market, context.clock.now())
    const again = await context.ask(createOrder, draft, { idempotencyKey, isProbe: true })
    // A second order appears as fast as the first; waits twice that long.
    const second = await lookFor(
      context,
      (order) => order.orderId !== orderId && !known.has(order.orderId) && order.market === draft.market,
      Math.max(2_000, 2 * first.afterMs),
    )
    const secondId = read(createOrder, again)?.orderId ?? firstId
    const isAnother = second !== null || secondId !== firstId
    if (isAnother || (mayBeMade(again) && !isOk(again)))
      context.ledger.sends(draft, {
        openedId: secondId === firstId ? null : secondId,
        isAccepted: isAnother,
        order: second?.order ?? null,
      })
    if (second !== null) return measured('not honoured: asked twice with one key, there are two orders')
    if (isAnother) return measured('not honoured: asked twice with one key, the second answer has another orderId')
    return measured(
      isOk(again)
        ? 'honoured: asked twice with one key, both were accepted, and there is one order'
        : `not clear: asked twice with one key, there is one order, and to the second it said: ${inWords(again)}`,
    )
  },
}
