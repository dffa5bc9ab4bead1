import type { TFunction } from 'i18next'
import type { SnapshotFrom } from 'xstate'
import { Order } from '../../../../api/order.ts'
import { editOrder, type OrderEdit } from '../../../../api/orderChanges.ts'
import * as z from '../../../../api/zod.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import { refusalIn } from '../../../../domain/account/change.ts'
import type { LevelProposal } from '../../../../domain/order-form/level.ts'
import { isAlreadyClosed } from '../../../../domain/order/alreadyClosed.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { basisOf, editedLevels, editOf, isAlreadySet, levelsOf } from '../../../../domain/position/editedLevels.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { levelsMachine } from '../../../../machines/levels.ts'
import { isOrderOver } from '../../../../machines/orderDialog.ts'
import { storage } from '../../../../platform/storage.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { listedMarket } from '../../../../queries/markets.ts'
import { setPendingLevels } from '../../../../queries/pendingLevels.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { lostOutcome, refusalOutcome } from '../../../../shared/change-flow/flowOutcome.ts'
import { sendTo } from '../../../../shared/change-flow/sendOnce.ts'
import { fetchOrderNow, orderActors } from '../order/orderActors.ts'

/** The order, and levels to propose; a flow in progress keeps the levels it has sent. */
export interface LevelsSubject {
  order: Order
  proposal?: LevelProposal | undefined
}

const SentLevels = z.object({ order: Order, edit: editOrder.request })

const precisionOf = ({ market }: Order) => listedMarket(queryClient, market)?.pricePrecision ?? DEFAULT_PRECISION

/** What the chart shows as pending: what is sent, and until then the prices that the dialog would send. */
function pendingIn(state: SnapshotFrom<typeof levelsMachine>): OrderEdit | null {
  const { order, levels, confirmed } = state.context
  if (state.hasTag('underWay')) return confirmed?.request.edit ?? null
  const edit = editOf(order, editedLevels(levels, basisOf(order, precisionOf(order)), null, order))
  return state.matches('init') && !isAlreadySet(order, edit) ? edit : null
}

/** Pending or cancelled, it was never a position. */
function goneTexts(t: TFunction<'dialogs'>, order: Order) {
  const tab = orderTab(order)
  return tab === 'orders' || tab === null
    ? { title: t('closeOrder.goneTitle'), text: t('closeOrder.goneCanceledText') }
    : { title: t('addTPSL.goneTitle'), text: t('addTPSL.goneText') }
}

/** Setting stop loss and take profit: one flow per order. It starts with the unit chosen last. */
export const levelsFlows = backgroundFlows<typeof levelsMachine, LevelsSubject, 'dialogs'>({
  machine: levelsMachine.provide({ actors: orderActors }),
  subject: ({ order }) => `levels ${order.orderId}`,
  send: ({ edit }, key) => sendTo(editOrder)(edit, key),
  verify: async ({ edit }, signal) => {
    const order = await fetchOrderNow(edit, signal)
    // Inconclusive: the order has closed in the meantime, and the flow ends when its watch reports that.
    if (!order || isOrderOver(order)) return 'inconclusive'
    return isAlreadySet(order, edit) ? { found: order } : 'notFound'
  },
  stored(sent) {
    const request = SentLevels.parse(sent)
    return { of: { order: request.order }, request }
  },
  texts: 'dialogs',
  input: ({ order, proposal }) => ({
    order,
    // A proposal is a price that was shown as one.
    levels: levelsOf(order, proposal, proposal ? 'price' : storage.levelUnit.get(), precisionOf(order)),
    pricePrecision: precisionOf(order),
  }),
  onChange: (state) => setPendingLevels(state.context.order.orderId, pendingIn(state)),
  onStop: ({ order }) => setPendingLevels(order.orderId, null),
  outcomeOf: (state, t) => {
    const { order } = state.context
    const subject = orderName(t, order)
    if (state.matches('success'))
      return { kind: 'done', title: t('addTPSL.done'), message: { title: t('addTPSL.saved'), text: subject } }
    if (state.matches('gone')) return { kind: 'gone', subject, ...goneTexts(t, order) }
    if (state.matches('notArrived'))
      return { ...lostOutcome(t, state.context, t('addTPSL.lostTitle'), t('addTPSL.lostText')), subject }
    const failure = refusalIn(state.context)
    if (isAlreadyClosed(failure)) return { kind: 'gone', subject, ...goneTexts(t, order) }
    return failure && { ...refusalOutcome(t, t('addTPSL.refused'), 'addTPSL.error', failure), subject }
  },
})
