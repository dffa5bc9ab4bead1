import { fromPromise, type SnapshotFrom } from 'xstate'
import { createOrder } from '../../../../api/order.ts'
import { OrderId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { lastLevels } from '../../../../domain/order-form/lastLevels.ts'
import { newOrders } from '../../../../domain/order/newOrders.ts'
import { openingOrder } from '../../../../domain/order/openingOrder.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { openOrderMachine, type OrderEnded } from '../../../../machines/openOrder.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { fetchOrdersNow, refreshTrading, sendOrder } from '../../../../queries/orders.ts'
import { priceNow } from '../../../../queries/prices.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { orderEnds, type OrderState, orderState } from '../../view/orderState.ts'
import { storedLastOrder } from '../repeat/storedLastOrder.ts'
import { orderMessage } from './orderMessage.ts'

const SentOrder = z.object({ order: createOrder.request, idsBefore: z.nullable(z.array(OrderId)) })

/** Opening a position: one order at a time. The form shows its state, and OrderFormProvider.tsx tells how it ended. */
export const openOrderFlows = backgroundFlows<typeof openOrderMachine, null, 'common'>({
  machine: openOrderMachine.provide({ actors: { refresh: fromPromise(refreshTrading) } }),
  subject: () => 'order',
  confirmedBy: 'PLACE',
  send: async ({ order }, key) => {
    const { orderId } = await sendOrder(order, key)
    return orderId === null ? [] : [orderId]
  },
  verify: async ({ order, idsBefore }, signal) => {
    const found = newOrders(order, await fetchOrdersNow(order.market, signal), idsBefore)
    if (found === 'inconclusive') return 'inconclusive'
    return found.length > 0 ? { found } : 'notFound'
  },
  stored: (request) => ({ of: null, request: SentOrder.parse(request) }),
  stays: true,
  texts: 'common',
  input: () => undefined,
  outcomeOf: () => null,
  onChange: (flow) => orderState.set({ ...orderState.get(), flow, opening: openingIn(flow) }),
  onEmit(ended) {
    rememberOrder(ended)
    orderEnds.notify(ended, orderMessage(i18n.t, ended))
  },
})

/** The row of the order that was sent; null if none was placed. */
function openingIn(flow: SnapshotFrom<typeof openOrderMachine>): OrderState['opening'] {
  const { confirmed, outcome } = flow.context
  const [isPending, isUnknown] = [!flow.hasTag('ready'), flow.hasTag('unknown')]
  const ids = outcome && 'answer' in outcome ? outcome.answer : null
  if (!confirmed || (!isPending && !ids)) return null
  return (listed) => openingOrder({ ...confirmed.request, ids, isPending, isUnknown }, listed)
}

/** Stores an accepted order, so that it can be repeated. */
function rememberOrder({ type, order }: OrderEnded) {
  if (type !== 'created' && type !== 'happened') return
  const { market, amount, leverage } = order
  storedLastOrder.set({ amount, leverage, ...lastLevels(order, priceNow(queryClient, market)?.price ?? null) })
}
