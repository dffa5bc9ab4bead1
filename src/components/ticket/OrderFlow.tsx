import { useActorRef } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { fromPromise } from 'xstate'
import { newOrders } from '../../domain/newOrders.ts'
import { actorSetup } from '../../machines/actorSetup.ts'
import { openOrderMachine, type Placed, type OrderSubmission } from '../../machines/openOrder.ts'
import { fetchOrdersNow, refreshTrading, sendOrder } from '../../queries/orders.ts'
import { storage } from '../../storage.ts'
import { sentOnce } from '../flows/sentOnce.ts'
import { createDraft } from './draft.ts'
import { createNotices, OrderFlowContext } from './useOrderFlow.ts'
import { useOrderEnded } from './useOrderEnded.ts'
import { useClearDraftOnLogout } from './useClearDraftOnLogout.ts'
import { useUnsettledOrder } from './useUnsettledOrder.ts'

// At module scope: provided once, not per render.
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

/**
 * Holds the draft and the order under way, above every page of the shell: leaving the trading page
 * neither loses the draft nor stops the verification of an order.
 */
export function OrderFlow({ children }: { children: ReactNode }) {
  const [instance, options] = actorSetup.of(machine, {})
  const actor = useActorRef(instance, options)
  const [draft] = useState(createDraft)
  const [notices] = useState(createNotices)
  const [leverage, setLeverage] = useState(storage.leverage.get)
  useClearDraftOnLogout(draft)
  useUnsettledOrder(actor)
  useOrderEnded(actor, draft, notices)

  const flow = {
    actor,
    draft,
    notices,
    leverage,
    chooseLeverage: (chosen: typeof leverage) => {
      storage.leverage.set(chosen)
      setLeverage(chosen)
    },
  }
  return <OrderFlowContext value={flow}>{children}</OrderFlowContext>
}
