import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../../gallery/views/closeOrder.ts'
import { done } from '../../../../gallery/xstate.ts'
import { closeOrderMachine } from '../../../../src/machines/closeOrder.ts'
import { expect } from '../support/exchange.ts'
import { CLOSE, ORDERS } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import {
  closeOnce,
  isOpen,
  list,
  positionActions,
  positionEvents,
  type PositionStage,
  withPosition,
} from './walkPosition.ts'
import { endRefresh, holdRefresh, walkFrom } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

/** A check that reads it as closed also ends the verification. */
const mayBeSeenGone = (state: AnyMachineSnapshot) => isOpen(state) && !state.matches({ loading: 'unknown' })

const PENDING = 'of a pending order: tests/unit/features/trading/dialogs/close/closeOrder.test.tsx'

const closeOrderWalk: Walk<PositionStage> = {
  machine: closeOrderMachine,
  view,
  scene: 'closing',
  key: ({ order }: { order: { state: string } }) => order.state,
  more: {
    ...positionEvents,
    'order-loaded-unlisted': done('refresh', null),
  },
  actions: {
    confirm: ({ dialog }) => dialog.getByRole('button', { name: 'Close position' }).dblclick(),
    ...positionActions(mayBeSeenGone),
    ...submissionActions<PositionStage>({
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
    'order-loaded': {
      when: (state) => state.matches('error') && isOpen(state),
      does: (stage) => endRefresh(stage),
    },
    'order-loaded-unlisted': {
      when: isOpen,
      does: async (stage) => {
        list(stage, false)
        await endRefresh(stage)
      },
    },
  },
  never: {
    'closeOrder.init on SEEN #2': PENDING,
    'closeOrder.filled on CONTINUE': PENDING,
    'closeOrder.filled on SEEN #1': PENDING,
    'closeOrder.filled on SEEN #2': PENDING,
  },
  shows: {
    init: async ({ dialog }) => {
      await expect(dialog.getByRole('heading', { name: 'Close position' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Close position' })).toBeEnabled()
    },
    ...submissionShows(CLOSE),
    success: async ({ dialog }, state) => {
      // If the refresh failed, a poll may already have fetched the result.
      const [title, text] = isOpen(state)
        ? [/Closing|Position closed/, /The exchange has accepted it\.|P&L before fees/]
        : ['Position closed', 'P&L before fees']
      await expect(dialog.getByRole('group')).toContainText(title)
      await expect(dialog).toContainText(text)
      await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    },
    gone: async ({ dialog }, { context }) => {
      await expect(dialog.getByRole('group', { name: 'Already closed' })).toBeVisible()
      await expect(dialog).toContainText(
        context.order.state === 'CLOSED' ? 'P&L before fees' : 'no longer among your orders',
      )
    },
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/It is still open\s*The exchange did not answer\./),
    error: async ({ dialog }) => {
      await expect(dialog.getByRole('group')).toContainText('Not closed')
      await expect(dialog.getByRole('group')).toContainText('Code 2003')
      await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
}

export const closing = walkFrom(closeOrderWalk, async (stage) => {
  const on = await withPosition(stage)
  on.line.hold(CLOSE)
  await on.page.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
  return on
})
