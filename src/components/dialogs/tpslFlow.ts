import { fromPromise } from 'xstate'
import { isEdited } from '../../domain/levelEdit.ts'
import { orderName } from '../../i18n/orderName.ts'
import { refusalIn } from '../../machines/submitting.ts'
import { tpslMachine } from '../../machines/tpsl.ts'
import { isOver } from '../../machines/watching.ts'
import { sendEdit } from '../../queries/orders.ts'
import type { Order, OrderEdit } from '../../wire/order.ts'
import { freshOrder, lookAtOrder, watchOrder } from './cachedOrders.ts'
import { dialogFailure } from './dialogFailure.ts'
import type { FlowOutcome } from './flowOutcome.ts'
import { keptFlows } from './keptFlows.ts'
import { sentOnce } from './sentOnce.ts'

const machine = tpslMachine.provide({
  actors: {
    submission: sentOnce<OrderEdit, Order | null>({
      send: async (edit, key) => {
        await sendEdit(edit, key)
        return null
      },
      look: async (edit, signal) => {
        const order = await lookAtOrder(edit, signal)
        // Closed meanwhile: nobody can tell any more, and the flow ends by what its watch sees.
        if (!order || isOver(order)) return 'cannotTell'
        return isEdited(order, edit) ? { seen: order } : 'notSeen'
      },
    }),
    refresh: fromPromise<Order | null, Order>(({ input, signal }) => freshOrder(input, signal)),
    watch: watchOrder,
  },
})

/** Setting the levels of one order: one flow an order. */
export const tpslFlows = keptFlows({
  machine,
  id: ({ orderId }: Order) => orderId,
  input: (order) => ({ order }),
  outcomeOf: (state, t) => {
    const { order } = state.context
    const name = orderName(t, order)
    const named = (outcome: FlowOutcome): FlowOutcome => ({ ...outcome, message: { title: `${name}: ${outcome.title}` } })
    if (state.matches('success')) return { kind: 'done', title: t('addTPSL.done'), message: { title: t('addTPSL.saved'), text: name } }
    if (state.matches('gone')) return named({ kind: 'gone', title: t('addTPSL.goneTitle'), text: t('addTPSL.goneText') })
    if (state.matches('notArrived')) return named({ kind: 'lost', title: t('addTPSL.lostTitle'), text: t('addTPSL.lostText') })
    const failure = refusalIn(state.context)
    if (!state.matches('error') || !failure) return null
    return named({ kind: 'refused', title: t('addTPSL.refused'), text: dialogFailure(t, 'addTPSL.error', failure), code: failure.code })
  },
})
