import { Order } from '../../../../api/order.ts'
import { refusalIn } from '../../../../domain/account/change.ts'
import { formatSigned } from '../../../../domain/money/format.ts'
import { isAlreadyClosed } from '../../../../domain/order/alreadyClosed.ts'
import { realisedNet } from '../../../../domain/order/netProfit.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { closeOrderMachine } from '../../../../machines/closeOrder.ts'
import { isOrderOver } from '../../../../machines/orderDialog.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { sendClose } from '../../../../queries/orderChanges.ts'
import { orderMarks } from '../../../../queries/orderMarks.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { lostOutcome, refusalOutcome } from '../../../../shared/change-flow/flowOutcome.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import { fetchOrderNow, orderActors } from '../order/orderActors.ts'

/** Whether this cancels a pending order rather than closing a position: it was pending when requested and has not filled since. */
export const isCancelling = (requested: Order, order: Order) =>
  orderTab(requested) === 'orders' && orderTab(order) !== 'positions'

/** Closing an order: one flow per order, shared by all dialogs that show it. */
export const closeOrderFlows = backgroundFlows<typeof closeOrderMachine, Order, 'dialogs'>({
  machine: closeOrderMachine.provide({ actors: orderActors }),
  subject: ({ orderId }) => `close ${orderId}`,
  send: sendClose,
  verify: async (requested, signal) => {
    const order = await fetchOrderNow(requested, signal)
    return isOrderOver(order) ? { found: order } : 'notFound'
  },
  stored(request) {
    const order = Order.parse(request)
    orderMarks.add(order.orderId, 'closedHere')
    return { of: order, request: order }
  },
  texts: 'dialogs',
  input: (order) => ({ order }),
  // Told to be still open: its end is news, should it come.
  onEnd: ({ kind }, { context }) => {
    if (kind === 'lost') orderMarks.remove(context.order.orderId, 'closedHere')
  },
  outcomeOf: (state, t) => {
    const { order, confirmed } = state.context
    const subject = orderName(t, order)
    const isCancelled = isCancelling(confirmed?.request ?? order, order)
    if (state.matches('filled'))
      return { kind: 'filled', title: t('closeOrder.filledTitle'), text: t('closeOrder.filledText') }
    if (state.matches('gone')) {
      const text = orderTab(order) === 'history' ? t('closeOrder.goneText') : t('closeOrder.goneCanceledText')
      return { kind: 'gone', title: t('closeOrder.goneTitle'), text }
    }
    if (state.matches('success')) {
      const result = realisedNet(order)
      const text = (mask: MaskAmount) =>
        result === null
          ? subject
          : t('closeOrder.profitNamed', {
              name: subject,
              profit: mask(formatSigned(result)),
              currency: SETTLEMENT_CURRENCY,
            })
      const title =
        orderTab(order) === 'history'
          ? t('closeOrder.closed')
          : isCancelled
            ? t('closeOrder.canceled')
            : t('closeSeveral.closing')
      return { kind: 'done', title, message: { text } }
    }
    if (state.matches('notArrived'))
      return { ...lostOutcome(t, state.context, t('closeOrder.lostTitle'), t('closeOrder.lostText')), subject }
    const failure = refusalIn(state.context)
    // Whatever the list still shows.
    if (isAlreadyClosed(failure))
      return {
        kind: 'gone',
        subject,
        title: t('closeOrder.goneTitle'),
        text: isCancelled ? t('closeOrder.goneCanceledText') : t('closeOrder.goneText'),
      }
    const title = isCancelled ? t('closeOrder.refusedCancel') : t('closeOrder.refusedClose')
    return failure && { ...refusalOutcome(t, title, 'closeOrder.error', failure), subject }
  },
})
