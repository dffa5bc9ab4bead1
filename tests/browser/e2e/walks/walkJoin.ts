import { view } from '../../../../gallery/views/joinContest.ts'
import { joinContestMachine } from '../../../../src/machines/joinContest.ts'
import { expect } from '../support/exchange.ts'
import type { Walk } from './walk.ts'
import { callFromElsewhere, type Stage, walkFrom } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const JOIN = '/futures/api/contest/join'
const TOKEN = '/futures/api/user/contest/authorization/create'

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
      check: '/futures/api/contest/for/user/get',
      commit: async (stage) => {
        const { contestUserToken } = await callFromElsewhere(stage, TOKEN, {})
        await callFromElsewhere(stage, JOIN, { contestId: '1042', contestUserToken })
      },
    }),
  },
  shows: {
    'init.unchecked': async ({ dialog }) => {
      await expect(dialog.getByRole('checkbox')).not.toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    },
    'init.checked': async ({ dialog }) => {
      await expect(dialog.getByRole('checkbox')).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
    },
    ...submissionShows(JOIN),
    success: ({ dialog }) => expect(dialog.getByRole('group')).toContainText('You are in'),
    error: ({ dialog }) => expect(dialog.getByRole('group')).toContainText(/This contest has ended\..*Code 6003/s),
    notArrived: ({ dialog }) =>
      expect(dialog.getByRole('group')).toContainText(/You are not on the list yet\s*The exchange did not answer\./),
    closed: ({ dialog }) => expect(dialog).toHaveCount(0),
  },
}

export const joining = walkFrom(joinWalk, async (stage) => {
  await stage.page.goto('/futures/contests/1042')
  stage.line.hold(JOIN)
  await stage.page.getByRole('button', { name: 'Join now' }).first().click()
  return stage
})
