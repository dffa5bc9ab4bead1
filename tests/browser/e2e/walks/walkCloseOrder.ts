import type { AnyMachineSnapshot } from 'xstate'
import { closedOrder, filledOrder, openPosition, pendingOrder } from '../../../../gallery/view/orders.ts'
import { view } from '../../../../gallery/views/closeOrder.ts'
import { done } from '../../../../gallery/xstate.ts'
import { closeOrderMachine } from '../../../../src/machines/closeOrder.ts'
import { expect } from '../support/exchange.ts'
import { CLOSE, ORDERS } from '../support/trading.ts'
import type { TakenEvent, Walk } from './walk.ts'
import {
  closeElsewhere,
  endRefresh,
  fillOrder,
  holdRefresh,
  type OrderStage,
  showOrder,
  pollOrders,
  hideOrder,
  withOrder,
} from './walkOrders.ts'
import { walkFrom, press } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const over = closedOrder(openPosition, 'MANUAL')
const orderIs =
  (...states: string[]) =>
  ({ context }: AnyMachineSnapshot) =>
    states.includes(context.order.state)
const isWaiting = orderIs('NEW')
const isOpen = orderIs('ACTIVE')
const isInError = (state: AnyMachineSnapshot) => state.matches('error')
/** A check that reads it as closed also ends the verification. */
const isChecked = (state: AnyMachineSnapshot) => state.matches({ loading: 'unknown' })
const mayBeSeenClosed = (state: AnyMachineSnapshot) => isOpen(state) && !isChecked(state)
const isStillThere = (state: AnyMachineSnapshot) => !state.matches('success') && !state.matches('gone')
const thenHold = (after: AnyMachineSnapshot) => (after.matches('settling') ? 'hold' : 'go on')

/** Closes an order without the page knowing. */
async function closeOnce(stage: OrderStage) {
  if (stage.isOver) return
  stage.isOver = true
  await closeElsewhere(stage)
}

async function seeClosed(stage: OrderStage, { after }: TakenEvent) {
  await closeOnce(stage)
  showOrder(stage)
  await pollOrders(stage, thenHold(after))
}

/** Cancelling a pending order, or closing a position. */
const closeOrderWalk = (kind: OrderStage['kind']): Walk<OrderStage> => ({
  machine: closeOrderMachine,
  view,
  scene: kind === 'waiting' ? 'cancelling' : 'closing',
  key: ({ order }: { order: { state: string } }) => order.state,
  more: {
    ...(kind === 'waiting' && {
      'filled-order-polled': { type: 'SEEN', order: filledOrder(pendingOrder) },
      'filled-and-closed-elsewhere': { type: 'SEEN', order: over },
    }),
    'order-loaded-closed': done('refresh', over),
    'order-loaded-unlisted': done('refresh', null),
  },
  actions: {
    confirm: ({ dialog }) => dialog.getByRole('button', { name: /^(Close position|Cancel order)$/ }).dblclick(),
    retry: async (stage) => {
      await endRefresh(stage)
      await stage.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    ...((kind === 'waiting'
      ? {
          continue: ({ dialog }) => dialog.getByRole('button', { name: 'Show the position' }).click(),
          'order-polled': { when: isWaiting, does: (stage) => pollOrders(stage) },
          'order-filled': {
            when: isStillThere,
            does: async (stage, { after }) => {
              await fillOrder(stage)
              await pollOrders(stage, thenHold(after))
            },
          },
          'filled-order-polled': {
            when: (state) => isOpen(state) && isStillThere(state),
            does: (stage, { after }) => pollOrders(stage, thenHold(after)),
          },
          'filled-and-closed-elsewhere': { when: mayBeSeenClosed, does: seeClosed },
        }
      : {
          'order-polled': {
            when: (state) => isOpen(state) && isStillThere(state),
            does: (stage, { after }) => pollOrders(stage, thenHold(after)),
          },
          'closed-elsewhere': { when: mayBeSeenClosed, does: seeClosed },
        }) satisfies Walk<OrderStage>['actions']),
    'not-listed': {
      when: (state) => orderIs('NEW', 'ACTIVE')(state) && !isChecked(state),
      does: async (stage, { after }) => {
        hideOrder(stage)
        await pollOrders(stage, thenHold(after))
      },
    },
    ...submissionActions<OrderStage>({
      path: CLOSE,
      code: 2003,
      check: ORDERS,
      holdRefresh,
      commit: closeOnce,
      accept: async (stage) => {
        stage.isOver = true
        await stage.line.answer(CLOSE, 'real')
      },
    }),
    'order-loaded-closed': {
      when: isOpen,
      does: async (stage) => {
        await closeOnce(stage)
        showOrder(stage)
        await endRefresh(stage)
      },
    },
    'order-loaded': {
      when: (state) => state.matches('error') && (kind === 'waiting' ? isWaiting(state) : isOpen(state)),
      does: (stage) => endRefresh(stage),
    },
    'order-loaded-unlisted': {
      when: orderIs('NEW', 'ACTIVE'),
      does: async (stage) => {
        hideOrder(stage)
        await endRefresh(stage)
      },
    },
    'order-not-loaded': (stage) => endRefresh(stage, 'lost'),
  },
  ...(kind === 'position' && {
    never: {
      'closeOrder.init on SEEN #2': 'a position waits for nothing',
      'closeOrder.filled on CONTINUE': 'as above',
      'closeOrder.filled on SEEN #1': 'as above',
      'closeOrder.filled on SEEN #2': 'as above',
    },
  }),
  shows: {
    init: async ({ dialog }, state) => {
      const name = isWaiting(state) ? 'Cancel order' : 'Close position'
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
      await expect(dialog.getByRole('button', { name })).toBeEnabled()
      await expect(
        dialog.getByText(
          isWaiting(state) ? /^The order has not been opened/ : /^The position closes at the market price/,
        ),
      ).toBeVisible()
    },
    filled: ({ dialog }) => expect(dialog.getByRole('group')).toContainText('The order has been filled'),
    ...submissionShows(CLOSE),
    'loading.unknown': async ({ dialog }) => {
      await expect(dialog.getByRole('status')).toHaveText('No answer yet')
      await expect(dialog).toContainText('nothing is sent again in the meantime')
    },
    success: async ({ dialog }, state) => {
      const wasOpen = kind === 'position' || !isWaiting(state)
      await expect(dialog.getByRole('group')).toContainText(
        !wasOpen ? 'Order cancelled' : isOpen(state) ? /Closing|Position closed/ : 'Position closed',
      )
      // If the refresh failed, a poll may already have fetched the result.
      if (wasOpen)
        await expect(dialog).toContainText(
          isOpen(state) ? /The exchange has accepted it\.|P&L before fees/ : 'P&L before fees',
        )
      await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    },
    gone: async ({ dialog }, state) => {
      await expect(dialog.getByRole('group', { name: 'Already closed' })).toBeVisible()
      await expect(dialog).toContainText(orderIs('CLOSED')(state) ? 'P&L before fees' : 'no longer among your orders')
    },
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/It is still open\s*The exchange did not answer\./),
    error: async ({ dialog }, state) => {
      await expect(dialog.getByRole('group')).toContainText(
        kind === 'waiting' && isWaiting(state) ? 'Not cancelled' : 'Not closed',
      )
      await expect(dialog.getByRole('group')).toContainText('The order is just being opened.')
      await expect(dialog.getByRole('group')).toContainText('Code 2003')
      if (isInError(state)) await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
})

const closing = (kind: OrderStage['kind'], button: string) =>
  walkFrom(closeOrderWalk(kind), async (stage) => {
    const on = await withOrder(stage, kind)
    on.line.hold(CLOSE)
    await press(on, button)
    return on
  })

export const walks = {
  'closing a position': closing('position', 'Close BTCUSDC LONG'),
  'closing an order that waits': closing('waiting', 'Cancel BTCUSDC LONG'),
}
