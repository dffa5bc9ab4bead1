import { createActor, fromPromise } from 'xstate'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { symbol } from '../../domain/market.ts'
import { signed } from '../../domain/format.ts'
import { orderTab } from '../../domain/orderTabs.ts'
import { profit } from '../../domain/profit.ts'
import { i18n } from '../../i18n/i18n.ts'
import { flows } from '../../machines/begin.ts'
import { closeOrderMachine } from '../../machines/closeOrder.ts'
import { type Confirmed, submissionOf } from '../../machines/submission.ts'
import { isOver } from '../../machines/watching.ts'
import { sendClose } from '../../queries/orders.ts'
import type { Order } from '../../wire/order.ts'
import { toast } from '../ui/toast.ts'
import { freshOrder, lookAtOrder, watchOrder } from './cachedOrders.ts'
import { dialogFailure } from './dialogFailure.ts'
import { keptFlows } from './keptFlows.ts'
import { lookFor } from './lookFor.ts'

const machine = closeOrderMachine.provide({
  actors: {
    submission: submissionOf<Order, Order | null>().provide({
      actors: {
        send: fromPromise<Order | null, Confirmed<Order>>(async ({ input }) => {
          await sendClose(input.request, input.key)
          return null
        }),
        look: lookFor<Order, Order | null>(async (request, signal) => {
          const order = await lookAtOrder(request, signal)
          return isOver(order) ? { seen: order } : 'notSeen'
        }),
      },
    }),
    refresh: fromPromise<Order | null, Order>(({ input, signal }) => freshOrder(input, signal)),
    watch: watchOrder,
  },
})

/** What the exchange says the order brought, else the formula of specification §4. In KXT, before fees. */
export const realised = (order: Order) => (orderTab(order) === 'history' ? (order.pnl ?? profit(order, null)) : null)

/** 'BTCUSDC LONG ×20' */
export const orderName = ({ market, type, leverage }: Order) =>
  i18n.t('closeOrder.named', { symbol: symbol(market), side: type, leverage })

/** Closing one order: one flow an order, whichever dialog shows it. */
export const closeOrderFlows = keptFlows<typeof machine, Order>({
  id: ({ orderId }) => orderId,
  create: (order) => createActor(...flows.begin(machine, { input: { order } })),
  endedUnseen: (snapshot) => {
    const { order, failure } = snapshot.context
    const name = orderName(order)
    if (snapshot.matches('success')) {
      const result = realised(order)
      const title = orderTab(order) === 'history' ? i18n.t('closeOrder.closed') : i18n.t('closeOrder.canceled')
      const text = result === null ? name : i18n.t('closeOrder.profitNamed', { name, profit: signed(result), currency: SETTLEMENT_CURRENCY })
      toast({ kind: 'success', title, text })
    } else if (failure) {
      const title = `${name}: ${i18n.t('closeOrder.refusedClose')}`
      toast({ kind: 'error', title, text: dialogFailure(i18n.t, 'closeOrder.error', failure) })
    } else {
      toast({ kind: 'error', title: `${name}: ${i18n.t('closeOrder.lostTitle')}`, text: i18n.t('closeOrder.lostText'), sticky: true })
    }
  },
})
