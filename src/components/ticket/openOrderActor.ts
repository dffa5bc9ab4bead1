import { type Actor, createActor, fromPromise } from 'xstate'
import { newOrders } from '../../domain/newOrders.ts'
import { actorSetup } from '../../machines/actorSetup.ts'
import { openOrderMachine, type OrderSubmission, type Placed } from '../../machines/openOrder.ts'
import { fetchOrdersNow, refreshTrading, sendOrder } from '../../queries/orders.ts'
import { sentOnce } from '../flows/sentOnce.ts'

const machine = openOrderMachine.provide({
  actors: {
    submission: sentOnce<OrderSubmission, Placed>({
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

export type OpenOrderActor = Actor<typeof openOrderMachine>

/** Starts the order chart with its calls. */
export const startOpenOrder = (): OpenOrderActor => createActor(...actorSetup.of(machine, {})).start()
