import { joinContestMachine } from '../../src/machines/joinContest.ts'
import { type Change, refusalIn } from '../../src/machines/submitting.ts'
import { ContestId } from '../../src/wire/scalars.ts'
import { expect } from './exchange.ts'
import type { Walk } from './walk.ts'
import { walkFrom, elsewhere, press, type Stage } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const JOIN = '/futures/api/contest/join'
const FOR_USER = '/futures/api/contest/for/user/get'

/** Joining a contest that has not begun. */
const joinWalk: Walk<Stage> = {
  machine: joinContestMachine,
  input: { contestId: ContestId.parse('1042'), contestName: 'Altcoin Sprint', contestUserToken: 't' },
  key: (change: Change<object, void>) => refusalIn(change) !== null,
  deeds: {
    'press the box': {
      event: { type: 'TICK' },
      // The link beside the words lies on the label: its box alone.
      does: ({ dialog }) => dialog.getByRole('checkbox').press(' '),
    },
    'confirm': { event: { type: 'CONFIRM', key: 'k' }, does: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick() },
    'try again': { event: { type: 'RETRY' }, does: ({ dialog }) => dialog.getByRole('button', { name: 'Try again' }).click() },
    'close': { event: { type: 'CLOSE' }, does: ({ dialog }) => dialog.getByRole('button', { name: /^(Cancel|Finish)$/ }).click() },
    ...submissionDeeds<Stage>({
      path: JOIN,
      yes: undefined,
      found: undefined,
      code: 6003,
      look: FOR_USER,
      holdRefresh: () => {},
      commit: (stage) => elsewhere(stage, JOIN, stage.line.sent(JOIN)),
    }),
  },
  shows: {
    'init.unchecked': async ({ dialog }) => {
      await expect(dialog.getByText('Altcoin Sprint')).toBeVisible()
      await expect(dialog.getByRole('checkbox')).not.toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    },
    'init.checked': async ({ dialog }) => {
      await expect(dialog.getByRole('checkbox')).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
    },
    'loading.sending': async ({ dialog, line, page }) => {
      await expect(dialog.getByRole('status')).toHaveText('Sending')
      await expect.poll(() => line.isWaiting(JOIN)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog.getByRole('status')).toHaveText('Sending')
    },
    'loading.unknown': ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('No answer yet'),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('status')).toContainText('You are in')
      await expect(dialog).toContainText('Your qualifying trades count from')
    },
    error: async ({ dialog }) => {
      await expect(dialog.getByRole('alert')).toContainText('This contest has ended.')
      await expect(dialog.getByRole('alert')).toContainText('Code 6003')
    },
    notArrived: ({ dialog }) => expect(dialog.getByRole('alert')).toContainText('No answer yet: you are not on the list'),
    closed: ({ dialog }) => expect(dialog).toHaveCount(0),
  },
}

export const walks = {
  'joining a contest': walkFrom(joinWalk, async (stage) => {
    await stage.page.goto('/futures/contests/1042')
    stage.line.hold(JOIN)
    await press(stage, 'Join now')
    return stage
  }),
}
