import { view } from '../../../../gallery/views/joinContest.ts'
import { joinContestMachine } from '../../../../src/machines/joinContest.ts'
import { expect } from '../support/exchange.ts'
import type { Walk } from './walk.ts'
import { walkFrom, callFromElsewhere, press, type Stage } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const JOIN = '/futures/api/contest/join'
const FOR_USER = '/futures/api/contest/for/user/get'

/** Joining a contest that has not started. */
const joinWalk: Walk<Stage> = {
  machine: joinContestMachine,
  view,
  scene: 'contest',
  actions: {
    // Only the box: the link next to the text covers the label.
    'toggle-terms': ({ dialog }) => dialog.getByRole('checkbox').press(' '),
    confirm: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick(),
    retry: ({ dialog }) => dialog.getByRole('button', { name: 'Try again' }).click(),
    cancel: ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    finish: ({ dialog }) => dialog.getByRole('button', { name: /^(Cancel|Finish)$/ }).click(),
    ...submissionActions<Stage>({
      path: JOIN,
      code: 6003,
      check: FOR_USER,
      holdRefresh: () => {},
      commit: (stage) => callFromElsewhere(stage, JOIN, stage.line.sent(JOIN)),
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
      await expect(dialog.getByRole('group')).toHaveCount(0)
    },
    ...submissionShows(JOIN),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('group')).toContainText('You are in')
      await expect(dialog).toContainText('Your qualifying trades count from')
    },
    error: async ({ dialog }) => {
      await expect(dialog.getByRole('group')).toContainText('This contest has ended.')
      await expect(dialog.getByRole('group')).toContainText('Code 6003')
    },
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/You are not on the list yet\s*The exchange did not answer\./),
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
