import type { AnyMachineSnapshot } from 'xstate'
import { closedOrder, levelsAround, openPosition as order } from '../../../../gallery/view/orders.ts'
import { confirmed } from '../../../../gallery/view/samples.ts'
import { view } from '../../../../gallery/views/levels.ts'
import { done } from '../../../../gallery/xstate.ts'
import { levelsMachine } from '../../../../src/machines/levels.ts'
import { expect } from '../support/exchange.ts'
import { ORDERS } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import {
  closeElsewhere,
  endRefresh,
  holdRefresh,
  type OrderStage,
  pollOrders,
  hideOrder,
  withOrder,
} from './walkOrders.ts'
import { walkFrom, callFromElsewhere, press } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const EDIT = '/futures/api/user/orders/edit'
/** The order's initial levels. */
const STOP_LOSS = String(order.stopLoss)

const levels = levelsAround(order)
const { orderId, market } = order
const isInPrices = ({ context }: AnyMachineSnapshot) => context.levels.unit === 'price'
const isOpen = ({ context }: AnyMachineSnapshot) => context.order.state === 'ACTIVE'
const type = (level: 'stopLoss' | 'takeProfit', name: string) => ({
  when: (state: AnyMachineSnapshot) =>
    isInPrices(state) && state.matches('init') && state.context.levels.texts[level] !== levels[level],
  does: ({ dialog }: OrderStage) => dialog.getByRole('textbox', { name }).fill(levels[level]),
})
const save = ({ dialog }: OrderStage) => dialog.getByRole('button', { name: 'Save' }).dblclick()

/** Setting the stop loss and take profit of a position. */
const levelsWalk: Walk<OrderStage> = {
  machine: levelsMachine,
  view,
  scene: 'position',
  key: ({ order: { state }, levels }: { order: { state: string }; levels: object }) => [state, levels],
  more: {
    'save-stop-loss': {
      type: 'CONFIRM',
      ...confirmed('levels sample', { order, edit: { orderId, market, stopLoss: levels.stopLoss } }),
    },
    'not-listed': { type: 'SEEN', order: null },
    'order-loaded-closed': done('refresh', closedOrder(order, 'MANUAL')),
  },
  actions: {
    'type-stop-loss': type('stopLoss', 'Stop loss'),
    'type-take-profit': type('takeProfit', 'Take profit'),
    'show-percent': {
      when: (state) =>
        state.matches('init') &&
        isInPrices(state) &&
        state.context.levels.texts.stopLoss === STOP_LOSS &&
        state.context.levels.texts.takeProfit === '',
      does: ({ dialog }) => dialog.locator('label', { hasText: '% from the entry price' }).click(),
    },
    save: save,
    'save-stop-loss': {
      when: ({ context: { levels: typed } }) =>
        typed.texts.stopLoss === levels.stopLoss && typed.texts.takeProfit === '',
      does: save,
    },
    retry: async (stage) => {
      await endRefresh(stage)
      await stage.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    'order-polled': {
      when: (state) => isOpen(state) && !state.matches('success'),
      does: (stage) => pollOrders(stage),
    },
    'closed-elsewhere': {
      when: isOpen,
      does: async (stage) => {
        await closeElsewhere(stage)
        await pollOrders(stage)
      },
    },
    'not-listed': {
      when: isOpen,
      does: async (stage) => {
        hideOrder(stage)
        await pollOrders(stage)
      },
    },
    ...submissionActions<OrderStage>({
      path: EDIT,
      code: 3003,
      check: ORDERS,
      holdRefresh,
      commit: async (stage) => {
        const sent = stage.line.sent(EDIT)
        await callFromElsewhere(stage, EDIT, sent)
      },
    }),
    'changed-order-loaded': (stage) => endRefresh(stage),
    'order-loaded-closed': {
      when: (state) => isOpen(state) && state.matches('error'),
      does: async (stage) => {
        await closeElsewhere(stage)
        await endRefresh(stage)
      },
    },
    'order-not-loaded': (stage) => endRefresh(stage, 'lost'),
  },
  shows: {
    init: async ({ dialog }, { context }) => {
      const {
        unit,
        texts: { stopLoss, takeProfit },
      } = context.levels
      const shown = (text: string) => (unit === 'price' ? text.replace(/(?=\d{3}$)/, '\u00a0') : text)
      await expect(dialog.getByRole('heading', { name: 'Stop loss / Take profit' })).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Stop loss' })).toHaveValue(shown(stopLoss))
      await expect(dialog.getByRole('textbox', { name: 'Take profit' })).toHaveValue(shown(takeProfit))
      const isNew = unit === 'price' && (stopLoss !== STOP_LOSS || takeProfit !== '')
      await expect(
        dialog.getByRole('radio', { name: unit === 'price' ? 'At price' : '% from the entry price' }),
      ).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled({ enabled: isNew })
    },
    ...submissionShows(EDIT),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('group', { name: 'Saved' })).toBeVisible()
      await expect(dialog).toContainText(/Stop loss/)
    },
    gone: ({ dialog }) => expect(dialog.getByRole('group', { name: 'Already closed' })).toBeVisible(),
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/Not saved yet\s*The exchange did not answer\./),
    error: async ({ dialog }, state) => {
      await expect(dialog.getByRole('group')).toContainText('The price has passed your stop loss.')
      await expect(dialog.getByRole('group')).toContainText('Code 3003')
      await expect(dialog.getByRole('button', { name: isOpen(state) ? 'Try again' : 'Done' })).toBeVisible()
    },
  },
}

export const walks = {
  'setting stop loss and take profit': walkFrom(levelsWalk, async (stage) => {
    const on = await withOrder(stage, 'position', { stopLoss: STOP_LOSS })
    on.line.hold(EDIT)
    // An earlier path may have chosen another unit.
    await on.page.evaluate(() => localStorage.removeItem('futuresLevelUnit'))
    await press(on, /SL\/TP.*BTCUSDC LONG$|Stop loss and take profit of BTCUSDC LONG$/)
    return on
  }),
}
