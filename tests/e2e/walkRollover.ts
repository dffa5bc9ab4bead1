import type { AnyMachineSnapshot } from 'xstate'
import { rolloverMachine } from '../../src/machines/rollover.ts'
import { Failure } from '../../src/wire/failure.ts'
import { getFuturesProfile } from '../../src/wire/user.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import type { Walk } from './walk.ts'
import { withOrder } from './walkOrders.ts'
import { walkFrom, elsewhere, press, type Stage } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const PROFILE = '/futures/api/user/profile/get'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'

const profile = getFuturesProfile.response.parse({ nextRolloverDate: '2026-11-27T08:00:00Z', contractRollover: true })
const silence = new Failure('network', { path: PROFILE })
const isOn = ({ context }: AnyMachineSnapshot) => context.rollover === true

/** Switching the rollover of contracts off, for a trader who has it on. */
const rolloverWalk: Walk<Stage> = {
  machine: rolloverMachine,
  key: ({ rollover }: { rollover: boolean }) => rollover,
  deeds: {
    'the setting comes': { event: done('load', profile), does: ({ line }) => line.release(PROFILE) },
    'the setting does not come': { event: failed('load', silence), does: ({ line }) => line.answer(PROFILE, 'lost') },
    'switch it off': {
      event: { type: 'CHOOSE', rollover: false },
      when: isOn,
      does: ({ dialog }) => dialog.getByRole('switch').press(' '),
    },
    'confirm': {
      event: { type: 'CONFIRM', key: 'k' },
      // Confirming what is so already is a change like any other; a lost one would be found at the first look.
      when: (state) => !isOn(state),
      does: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick(),
    },
    'try again': {
      event: { type: 'RETRY' },
      does: async ({ line, dialog }) => {
        line.hold(PROFILE)
        await dialog.getByRole('button', { name: 'Try again' }).click()
      },
    },
    ...submissionDeeds<Stage>({
      path: ROLLOVER,
      yes: undefined,
      found: undefined,
      code: 9001,
      look: PROFILE,
      holdRefresh: () => {},
      accept: async ({ line }) => {
        line.hold(PROFILE)
        await line.answer(ROLLOVER, 'real')
      },
      commit: (stage) => elsewhere(stage, ROLLOVER, { contractRollover: false }),
    }),
    'the profile comes': { event: done('refresh'), does: ({ line }) => line.release(PROFILE) },
    'the profile does not come': { event: failed('refresh', silence), does: ({ line }) => line.release(PROFILE, 'lost') },
  },
  shows: {
    init: async ({ dialog, line }) => {
      await expect(dialog.getByRole('status')).toHaveText('Loading')
      await expect.poll(() => line.isWaiting(PROFILE)).toBe(true)
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    },
    notLoaded: ({ dialog }) => expect(dialog.getByRole('alert')).toContainText('The setting could not be loaded'),
    editing: async ({ dialog }, state) => {
      await expect(dialog.getByRole('switch', { name: 'Roll contracts over' })).toBeChecked({ checked: isOn(state) })
      await expect(dialog).toContainText(/Next \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    },
    'loading.sending': async ({ dialog, line }) => {
      await expect(dialog.getByRole('status')).toHaveText('Sending')
      await expect.poll(() => line.isWaiting(ROLLOVER)).toBe(true)
    },
    'loading.unknown': ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('No answer yet'),
    settling: ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('Done. Updating your balance and orders'),
    success: async ({ dialog, page }) => {
      await expect(dialog.getByRole('status')).toContainText('Contracts are closed at the end of the period')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('not rolled')).toBeVisible()
    },
    error: ({ dialog }) => expect(dialog.getByRole('alert')).toContainText('An error occurred. The setting was not saved.'),
  },
}

export const walks = {
  'switching the rollover': walkFrom(rolloverWalk, async (stage) => {
    await withOrder(stage, 'position')
    stage.line.hold(PROFILE, ROLLOVER)
    await press(stage, 'Manage')
    return stage
  }),
}
