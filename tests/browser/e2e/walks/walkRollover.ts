import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../../gallery/views/rollover.ts'
import { rolloverMachine } from '../../../../src/machines/rollover.ts'
import { expect } from '../support/exchange.ts'
import type { Walk } from './walk.ts'
import { callFromElsewhere, type Stage, walkFrom } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const PROFILE = '/futures/api/user/profile/get'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'

const isOn = ({ context }: AnyMachineSnapshot) => context.rollover === true

/** Turning the rollover off, for a trader who has it on. */
const rolloverWalk: Walk<Stage> = {
  machine: rolloverMachine,
  view,
  scene: 'trading',
  actions: {
    'setting-loaded': ({ line }) => line.release(PROFILE),
    'setting-not-loaded': ({ line }) => line.answer(PROFILE, 'lost'),
    'switch-off': ({ dialog }) => dialog.getByRole('switch').press(' '),
    confirm: {
      // Confirming the current setting is a change, too; a lost one is found by the first check.
      when: (state) => !isOn(state),
      does: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick(),
    },
    retry: async ({ line, dialog }) => {
      line.hold(PROFILE)
      await dialog.getByRole('button', { name: 'Try again' }).click()
    },
    ...submissionActions<Stage>({
      path: ROLLOVER,
      code: 9001,
      check: PROFILE,
      holdRefresh: ({ line }) => line.hold(PROFILE),
      commit: (stage) => callFromElsewhere(stage, ROLLOVER, { contractRollover: false }),
    }),
    'profile-loaded': ({ line }) => line.release(PROFILE),
    'profile-not-loaded': ({ line }) => line.release(PROFILE, 'lost'),
  },
  shows: {
    init: async ({ dialog, line }) => {
      await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await expect.poll(() => line.isWaiting(PROFILE)).toBe(true)
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    },
    notLoaded: ({ dialog }) => expect(dialog.getByRole('group')).toContainText('The setting could not be loaded'),
    editing: ({ dialog }, state) =>
      expect(dialog.getByRole('switch', { name: 'Roll contracts over' })).toBeChecked({ checked: isOn(state) }),
    ...submissionShows(ROLLOVER),
    success: async ({ dialog, page }) => {
      await expect(dialog.getByRole('group')).toContainText('Contracts are closed at the end of the period')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('Auto-rollover: off')).toBeVisible()
    },
    error: ({ dialog }) => expect(dialog.getByRole('group')).toContainText('The setting was not saved.'),
  },
}

export const switchingRollover = walkFrom(rolloverWalk, async (stage) => {
  await stage.page.goto('/futures/market/BTC-USDC')
  stage.line.hold(PROFILE, ROLLOVER)
  await stage.page.getByRole('button', { name: 'Manage' }).first().click()
  return stage
})
