import { levelsAround, openPosition as order } from '../../../../gallery/view/orders.ts'
import { view } from '../../../../gallery/views/levels.ts'
import { levelsMachine } from '../../../../src/machines/levels.ts'
import { expect } from '../support/exchange.ts'
import { ORDERS } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import { isOpen, positionActions, positionEvents, type PositionStage, withPosition } from './walkPosition.ts'
import { callFromElsewhere, endRefresh, holdRefresh, walkFrom } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const EDIT = '/futures/api/user/orders/edit'
const levels = levelsAround(order)

/** Setting the stop loss and take profit of a position. */
const levelsWalk: Walk<PositionStage> = {
  machine: levelsMachine,
  view,
  scene: 'position',
  key: ({ order: { state }, levels: typed }: { order: { state: string }; levels: object }) => [state, typed],
  more: positionEvents,
  actions: {
    ...positionActions(isOpen),
    'type-stop-loss': ({ dialog }) => dialog.getByRole('textbox', { name: 'Stop loss' }).fill(levels.stopLoss),
    'type-take-profit': ({ dialog }) => dialog.getByRole('textbox', { name: 'Take profit' }).fill(levels.takeProfit),
    'show-percent': ({ dialog }) => dialog.locator('label', { hasText: '% from the entry price' }).click(),
    save: ({ dialog }) => dialog.getByRole('button', { name: 'Save' }).dblclick(),
    ...submissionActions<PositionStage>({
      path: EDIT,
      code: 3003,
      check: ORDERS,
      holdRefresh,
      commit: (stage) => callFromElsewhere(stage, EDIT, { orderId: stage.orderId, market: order.market, ...levels }),
    }),
    'changed-order-loaded': (stage) => endRefresh(stage),
  },
  shows: {
    init: async ({ dialog }, { context }) => {
      const { unit, texts } = context.levels
      const isInPrices = unit === 'price'
      const shown = (text: string) => (isInPrices ? text.replace(/(?=\d{3}$)/, '\u00a0') : text)
      await expect(
        dialog.getByRole('radio', { name: isInPrices ? 'At price' : '% from the entry price' }),
      ).toBeChecked()
      await expect(dialog.getByRole('textbox', { name: 'Stop loss' })).toHaveValue(shown(texts.stopLoss))
      await expect(dialog.getByRole('textbox', { name: 'Take profit' })).toHaveValue(shown(texts.takeProfit))
      const isNew = isInPrices && (texts.stopLoss !== order.stopLoss || texts.takeProfit !== '')
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled({ enabled: isNew })
    },
    ...submissionShows(EDIT),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('group', { name: 'Saved' })).toBeVisible()
      await expect(dialog).toContainText('Stop loss')
    },
    gone: ({ dialog }) => expect(dialog.getByRole('group', { name: 'Already closed' })).toBeVisible(),
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/Not saved yet\s*The exchange did not answer\./),
    error: async ({ dialog }, state) => {
      await expect(dialog.getByRole('group')).toContainText(/The price has passed your stop loss\..*Code 3003/s)
      await expect(dialog.getByRole('button', { name: isOpen(state) ? 'Try again' : 'Done' })).toBeVisible()
    },
  },
}

export const settingLevels = walkFrom(levelsWalk, async (stage) => {
  const on = await withPosition(stage)
  on.line.hold(EDIT)
  // An earlier path may have chosen another unit.
  await on.page.evaluate(() => localStorage.removeItem('futuresLevelUnit'))
  await on.page
    .getByRole('button', { name: /SL\/TP.*BTCUSDC LONG$|Stop loss and take profit of BTCUSDC LONG$/ })
    .first()
    .click()
  return on
})
