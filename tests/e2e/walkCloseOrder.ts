import type { AnyMachineSnapshot } from 'xstate'
import { closeOrderMachine } from '../../src/machines/closeOrder.ts'
import { Failure } from '../../src/wire/failure.ts'
import { position } from '../domain/builders.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import { CLOSE, ORDERS } from './trading.ts'
import type { Walk } from './walk.ts'
import { closeElsewhere, endRefresh, fill, holdRefresh, type OrderStage, reappear, see, vanish, withOrder } from './walkOrders.ts'
import { walkFrom, press } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const waiting = position({ state: 'NEW' })
const closed = position({ state: 'CLOSED', closePrice: '67000' })
const orderIs = (...states: string[]) => ({ context }: AnyMachineSnapshot) => states.includes(context.order.state)
const isWaiting = orderIs('NEW')
const isOpen = orderIs('ACTIVE')
const isInError = (state: AnyMachineSnapshot) => state.matches('error')
const thenHold = (after: AnyMachineSnapshot) => (after.matches('settling') ? 'hold' : 'go on')

/** Closes what the page does not know to be closed yet. */
async function closeOnce(stage: OrderStage) {
  if (stage.isOver) return
  stage.isOver = true
  await closeElsewhere(stage)
}

/** Cancelling an order that waits, or closing a position. */
const closeOrderWalk = (kind: OrderStage['kind']): Walk<OrderStage> => ({
  machine: closeOrderMachine,
  input: { order: kind === 'waiting' ? waiting : position() },
  key: ({ order }: { order: { state: string } }) => order.state,
  deeds: {
    'confirm': {
      event: { type: 'CONFIRM', key: 'k' },
      does: ({ dialog }) => dialog.getByRole('button', { name: /^(Close position|Cancel order)$/ }).dblclick(),
    },
    ...(kind === 'waiting' && {
      'go on to the position': {
        event: { type: 'CONTINUE' },
        does: ({ dialog }) => dialog.getByRole('button', { name: 'Show the position' }).click(),
      },
      'a poll shows it waiting': { event: { type: 'SEEN', order: waiting }, when: isWaiting, does: (stage) => see(stage) },
    }),
    'try again': {
      event: { type: 'RETRY' },
      does: async (stage) => {
        await endRefresh(stage)
        await stage.dialog.getByRole('button', { name: 'Try again' }).click()
      },
    },
    'a poll shows it open': {
      event: { type: 'SEEN', order: position() },
      when: (state) => orderIs('NEW', 'ACTIVE')(state) && !state.matches('success') && !state.matches('gone'),
      does: async (stage, { before, after }) => {
        if (isWaiting(before)) await fill(stage)
        await see(stage, thenHold(after))
      },
    },
    'a poll shows it closed': {
      event: { type: 'SEEN', order: closed },
      when: isOpen,
      does: async (stage, { after }) => {
        await closeOnce(stage)
        reappear(stage)
        await see(stage, thenHold(after))
      },
    },
    'a poll shows it no more': {
      event: { type: 'SEEN', order: null },
      when: orderIs('NEW', 'ACTIVE'),
      does: async (stage, { after }) => {
        vanish(stage)
        await see(stage, thenHold(after))
      },
    },
    ...submissionDeeds<OrderStage>({
      path: CLOSE,
      yes: null,
      found: closed,
      code: 2002,
      look: ORDERS,
      holdRefresh,
      commit: closeOnce,
      accept: async (stage) => {
        stage.isOver = true
        await stage.line.answer(CLOSE, 'real')
      },
    }),
    'the orders come, with it closed': {
      event: done('refresh', closed),
      when: isOpen,
      does: async (stage) => {
        await closeOnce(stage)
        reappear(stage)
        await endRefresh(stage)
      },
    },
    'the orders come, with it as it is': {
      event: done('refresh', kind === 'waiting' ? waiting : position()),
      when: (state) => state.matches('error') && (kind === 'waiting' ? isWaiting(state) : isOpen(state)),
      does: (stage) => endRefresh(stage),
    },
    'the orders come, without it': {
      event: done('refresh', null),
      when: orderIs('NEW', 'ACTIVE'),
      does: async (stage) => {
        vanish(stage)
        await endRefresh(stage)
      },
    },
    'the orders do not come': {
      event: failed('refresh', new Failure('network', { path: CLOSE })),
      does: (stage) => endRefresh(stage, 'lost'),
    },
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
      await expect(dialog.getByText(isWaiting(state) ? /^The order has not been opened/ : /^The position closes at the market price/)).toBeVisible()
    },
    filled: ({ dialog }) => expect(dialog.getByRole('status')).toContainText('The order has been filled'),
    'loading.sending': async ({ dialog, line, page }) => {
      await expect(dialog.getByRole('status')).toHaveText('Sending')
      await expect.poll(() => line.isWaiting(CLOSE)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog.getByRole('status')).toHaveText('Sending')
    },
    'loading.unknown': async ({ dialog }) => {
      await expect(dialog.getByRole('status')).toHaveText('No answer yet')
      await expect(dialog).toContainText('nothing is sent again in the meantime')
    },
    settling: ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('Done. Updating your balance and orders'),
    success: async ({ dialog }, state) => {
      const wasOpen = kind === 'position' || !isWaiting(state)
      await expect(dialog.getByRole('status')).toContainText(wasOpen ? 'Position closed' : 'Order cancelled')
      // Where the refresh failed a poll of its own may have brought the result by now.
      if (wasOpen) await expect(dialog).toContainText(isOpen(state) ? /The exchange is closing it\.|Realised P&L/ : 'Realised P&L')
      await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    },
    gone: async ({ dialog }, state) => {
      await expect(dialog.getByRole('status')).toContainText('Already closed')
      await expect(dialog).toContainText(orderIs('CLOSED')(state) ? 'Realised P&L' : 'no longer among your orders')
    },
    notArrived: ({ dialog }) => expect(dialog.getByRole('alert')).toContainText('It is still open'),
    error: async ({ dialog }, state) => {
      await expect(dialog.getByRole('alert')).toContainText(kind === 'waiting' && isWaiting(state) ? 'Not cancelled' : 'Not closed')
      await expect(dialog.getByRole('alert')).toContainText('It is already closed.')
      await expect(dialog.getByRole('alert')).toContainText('Code 2002')
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
