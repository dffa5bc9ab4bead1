import { createActor, fromPromise } from 'xstate'
import { isEdited } from '../../domain/levelEdit.ts'
import { i18n } from '../../i18n/i18n.ts'
import { flows } from '../../machines/begin.ts'
import { type Confirmed, submissionOf } from '../../machines/submission.ts'
import { tpslMachine } from '../../machines/tpsl.ts'
import { isOver } from '../../machines/watching.ts'
import { sendEdit } from '../../queries/orders.ts'
import type { Order, OrderEdit } from '../../wire/order.ts'
import { toast } from '../ui/toast.ts'
import { freshOrder, lookAtOrder, watchOrder } from './cachedOrders.ts'
import { orderName } from './closeOrderFlow.ts'
import { dialogFailure } from './dialogFailure.ts'
import { keptFlows } from './keptFlows.ts'
import { lookFor } from './lookFor.ts'

const machine = tpslMachine.provide({
  actors: {
    submission: submissionOf<OrderEdit, Order | null>().provide({
      actors: {
        send: fromPromise<Order | null, Confirmed<OrderEdit>>(async ({ input }) => {
          await sendEdit(input.request, input.key)
          return null
        }),
        look: lookFor<OrderEdit, Order | null>(async (request, signal) => {
          const order = await lookAtOrder(request, signal)
          // Closed meanwhile: nobody can tell any more, and the flow ends by what its watch sees.
          if (!order || isOver(order)) return 'cannotTell'
          return isEdited(order, request) ? { seen: order } : 'notSeen'
        }),
      },
    }),
    refresh: fromPromise<Order | null, Order>(({ input, signal }) => freshOrder(input, signal)),
    watch: watchOrder,
  },
})

/** Setting the levels of one order: one flow an order. */
export const tpslFlows = keptFlows<typeof machine, Order>({
  id: ({ orderId }) => orderId,
  create: (order) => createActor(...flows.begin(machine, { input: { order } })),
  endedUnseen: (snapshot) => {
    const { order, failure } = snapshot.context
    const name = orderName(order)
    if (snapshot.matches('success')) toast({ kind: 'success', title: i18n.t('addTPSL.saved'), text: name })
    else if (snapshot.matches('gone')) toast({ kind: 'info', title: `${name}: ${i18n.t('addTPSL.goneTitle')}`, text: i18n.t('addTPSL.goneText') })
    else if (failure) toast({ kind: 'error', title: `${name}: ${i18n.t('addTPSL.refused')}`, text: dialogFailure(i18n.t, 'addTPSL.error', failure) })
    else toast({ kind: 'error', title: `${name}: ${i18n.t('addTPSL.lostTitle')}`, text: i18n.t('addTPSL.lostText'), sticky: true })
  },
})
