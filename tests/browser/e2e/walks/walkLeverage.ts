import { view } from '../../../../gallery/views/leverage.ts'
import { OTHER_LEVERAGES } from '../../../../gallery/views/captions/captions.ts'
import { DEFAULT_LEVERAGE, LEVERAGES } from '../../../../src/constants/limits.ts'
import { leverageMachine } from '../../../../src/machines/leverage.ts'
import { expect } from '../support/exchange.ts'
import type { Walk } from './walk.ts'
import { walkFrom, press, type Stage } from './walkStage.ts'

/** Choosing the leverage; nothing is sent. */
const leverageWalk: Walk<Stage> = {
  machine: leverageMachine,
  view,
  scene: 'trading',
  actions: {
    'step-up': ({ dialog }) => dialog.getByRole('button', { name: 'Higher leverage' }).click(),
    'step-down': ({ dialog }) => dialog.getByRole('radio', { checked: true }).press('ArrowLeft'),
    ...Object.fromEntries(
      OTHER_LEVERAGES.map((leverage) => [
        `leverage-${leverage}`,
        ({ dialog }: Stage) => dialog.getByRole('group').getByText(`×${leverage}`, { exact: true }).click(),
      ]),
    ),
    confirm: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).click(),
  },
  shows: {
    choosing: async ({ dialog }, { context: { leverage } }) => {
      await expect(dialog.getByRole('status')).toHaveText(`×${leverage}`)
      await expect(dialog.getByRole('radio', { name: `×${leverage}`, exact: true })).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Lower leverage' })).toBeEnabled({ enabled: leverage !== LEVERAGES[0] })
      await expect(dialog.getByRole('button', { name: 'Higher leverage' })).toBeEnabled({ enabled: leverage !== LEVERAGES.at(-1) })
    },
    chosen: async ({ page, dialog }, { context: { leverage } }) => {
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: `Leverage ×${leverage}`, exact: true })).toBeVisible()
    },
  },
}

export const walks = {
  'choosing the leverage': walkFrom(leverageWalk, async (stage) => {
    // The choice of the previous path is stored.
    await stage.page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.removeItem('leverage')
    })
    await stage.page.goto('/futures/market/BTC-USDC')
    await press(stage, `Leverage ×${DEFAULT_LEVERAGE}`)
    return stage
  }),
}
