import type { AnyMachineSnapshot } from 'xstate'
import { levelEdit } from '../../src/domain/levelEdit.ts'
import { tpslMachine } from '../../src/machines/tpsl.ts'
import { Failure } from '../../src/wire/failure.ts'
import { position } from '../domain/builders.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import { ORDERS } from './trading.ts'
import type { Walk } from './walk.ts'
import { closeElsewhere, endRefresh, holdRefresh, type OrderStage, see, vanish, withOrder } from './walkOrders.ts'
import { walkFrom, elsewhere, press } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const EDIT = '/futures/api/user/orders/edit'
/** What the order begins with. */
const STOP_LOSS = '66000'

const order = position({ stopLoss: STOP_LOSS })
const closed = position({ stopLoss: STOP_LOSS, state: 'CLOSED' })
const levels = { stopLoss: '66500', takeProfit: '70000' }
const edited = position(levels)
const isOpen = ({ context }: AnyMachineSnapshot) => context.order.state === 'ACTIVE'
const textsAre = (stopLoss: string, takeProfit: string) => ({ context: { texts } }: AnyMachineSnapshot) =>
  texts.stopLoss === stopLoss && texts.takeProfit === takeProfit
const type = (level: 'stopLoss' | 'takeProfit', name: string) => ({
  event: { type: 'TYPE', level, text: levels[level] },
  when: (state: AnyMachineSnapshot) => state.matches('init') && state.context.texts[level] !== levels[level],
  does: ({ dialog }: OrderStage) => dialog.getByRole('textbox', { name }).fill(levels[level]),
})
const save = (texts: { stopLoss: string; takeProfit: string }) => ({
  event: { type: 'CONFIRM', key: 'k', edit: levelEdit(order, texts) },
  when: textsAre(texts.stopLoss, texts.takeProfit),
  does: ({ dialog }: OrderStage) => dialog.getByRole('button', { name: 'Save' }).dblclick(),
})

/** Setting the stop loss and take profit of a position. */
const tpslWalk: Walk<OrderStage> = {
  machine: tpslMachine,
  input: { order },
  key: ({ order: { state }, texts }: { order: { state: string }; texts: object }) => [state, texts],
  deeds: {
    'type a stop loss': type('stopLoss', 'Stop loss'),
    'type a take profit': type('takeProfit', 'Take profit'),
    'save both': save(levels),
    'save the stop loss': save({ stopLoss: levels.stopLoss, takeProfit: '' }),
    'try again': {
      event: { type: 'RETRY' },
      does: async (stage) => {
        await endRefresh(stage)
        await stage.dialog.getByRole('button', { name: 'Try again' }).click()
      },
    },
    'a poll shows it open': {
      event: { type: 'SEEN', order },
      when: (state) => isOpen(state) && (state.matches('init') || state.matches('error')),
      does: (stage) => see(stage),
    },
    'a poll shows it closed': {
      event: { type: 'SEEN', order: closed },
      when: isOpen,
      does: async (stage) => {
        await closeElsewhere(stage)
        await see(stage)
      },
    },
    'a poll shows it no more': {
      event: { type: 'SEEN', order: null },
      when: isOpen,
      does: async (stage) => {
        vanish(stage)
        await see(stage)
      },
    },
    ...submissionDeeds<OrderStage>({
      path: EDIT,
      yes: null,
      found: edited,
      code: 3003,
      look: ORDERS,
      holdRefresh,
      commit: async (stage) => {
        const sent = stage.line.sent(EDIT)
        await elsewhere(stage, EDIT, sent)
      },
    }),
    'the orders come': { event: done('refresh', edited), does: (stage) => endRefresh(stage) },
    'the orders come, with it closed': {
      event: done('refresh', closed),
      when: (state) => isOpen(state) && state.matches('error'),
      does: async (stage) => {
        await closeElsewhere(stage)
        await endRefresh(stage)
      },
    },
    'the orders do not come': {
      event: failed('refresh', new Failure('network', { path: EDIT })),
      does: (stage) => endRefresh(stage, 'lost'),
    },
  },
  shows: {
    init: async ({ dialog }, { context }) => {
      const { stopLoss, takeProfit } = context.texts
      await expect(dialog.getByRole('heading', { name: 'Stop loss / Take profit' })).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Stop loss' })).toHaveValue(stopLoss.replace(/(?=\d{3}$)/, '\u00a0'))
      await expect(dialog.getByRole('textbox', { name: 'Take profit' })).toHaveValue(takeProfit.replace(/(?=\d{3}$)/, '\u00a0'))
      const isNew = stopLoss !== STOP_LOSS || takeProfit !== ''
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled({ enabled: isNew })
    },
    'loading.sending': async ({ dialog, line, page }) => {
      await expect(dialog.getByRole('status')).toHaveText('Sending')
      await expect.poll(() => line.isWaiting(EDIT)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog.getByRole('status')).toHaveText('Sending')
    },
    'loading.unknown': ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('No answer yet'),
    settling: ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('Done. Updating your balance and orders'),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('status')).toContainText('Saved')
      await expect(dialog).toContainText(/Stop loss/)
    },
    gone: ({ dialog }) => expect(dialog.getByRole('status').filter({ hasText: 'Already closed' })).toBeVisible(),
    notArrived: ({ dialog }) => expect(dialog.getByRole('alert')).toContainText('Not saved so far'),
    error: async ({ dialog }, state) => {
      await expect(dialog.getByRole('alert')).toContainText('The price has passed your stop loss.')
      await expect(dialog.getByRole('alert')).toContainText('Code 3003')
      await expect(dialog.getByRole('button', { name: isOpen(state) ? 'Try again' : 'Done' })).toBeVisible()
    },
  },
}

export const walks = {
  'setting stop loss and take profit': walkFrom(tpslWalk, async (stage) => {
    const on = await withOrder(stage, 'position', { stopLoss: STOP_LOSS })
    on.line.hold(EDIT)
    await press(on, /SL\/TP.*BTCUSDC LONG$|Stop loss and take profit of BTCUSDC LONG$/)
    return on
  }),
}
