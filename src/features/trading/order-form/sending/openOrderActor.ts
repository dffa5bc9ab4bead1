import { type Actor, createActor, type EventFrom, fromPromise } from 'xstate'
import { createOrder } from '../../../../api/order.ts'
import { OrderId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { lastLevels } from '../../../../domain/order-form/lastLevels.ts'
import { newOrders } from '../../../../domain/order/newOrders.ts'
import { actorSetup } from '../../../../machines/actorSetup.ts'
import {
  openOrderMachine,
  type OrderEnded,
  type OrderSubmission,
  type PlacedIds,
} from '../../../../machines/openOrder.ts'
import { changes } from '../../../../queries/changes.ts'
import { queryClient } from '../../../../queries/client.ts'
import { fetchOrdersNow, refreshTrading, sendOrder } from '../../../../queries/orders.ts'
import { priceNow } from '../../../../queries/prices.ts'
import { followChange } from '../../../../shared/change-flow/followChange.ts'
import { sendOnce } from '../../../../shared/change-flow/sendOnce.ts'
import { storedLastOrder } from '../repeat/storedLastOrder.ts'

const machine = openOrderMachine.provide({
  actors: {
    submission: sendOnce<OrderSubmission, PlacedIds>({
      send: async ({ order }, key) => {
        const { orderId } = await sendOrder(order, key)
        return orderId === null ? [] : [orderId]
      },
      verify: async ({ order, idsBefore }, signal) => {
        const found = newOrders(order, await fetchOrdersNow(order.market, signal), idsBefore)
        if (found === 'inconclusive') return 'inconclusive'
        return found.length > 0 ? { found } : 'notFound'
      },
    }),
    refresh: fromPromise(refreshTrading),
  },
})

const SentOrder = z.object({ order: createOrder.request, idsBefore: z.nullable(z.array(OrderId)) })

/** The event that resumes the order an earlier page of this tab has sent, with its key; null if there is none. */
export function resumeEvent(): EventFrom<typeof openOrderMachine> | null {
  const { order: sent } = changes.stored()
  const request = SentOrder.safeParse(sent?.request)
  if (!sent || !request.success) return null
  return { type: 'PLACE', ...changes.resume('order', sent, request.data) }
}

export type OpenOrderActor = Actor<typeof openOrderMachine>

/** Starts the open-order machine with its requests, and returns the function that stops it. */
export function startOpenOrder(): { actor: OpenOrderActor; stop: () => void } {
  const actor = createActor(...actorSetup.of(machine, {}))
  const unfollow = followChange(actor, { isStored: true })
  actor.on('*', rememberOrder)
  actor.start()
  return {
    actor,
    stop: () => {
      unfollow()
      actor.stop()
    },
  }
}

/** Stores an accepted order, so that it can be repeated. */
function rememberOrder({ type, order }: OrderEnded) {
  if (type !== 'created' && type !== 'happened') return
  const { market, amount, leverage } = order
  storedLastOrder.set({ amount, leverage, ...lastLevels(order, priceNow(queryClient, market)?.price ?? null) })
}
