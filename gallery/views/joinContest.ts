import type { AnyMachineSnapshot } from 'xstate'
import { contestCodes } from '../../sandbox/engine/contests.ts'
import { joinContest } from '../../src/api/joining.ts'
import { ContestId } from '../../src/api/scalars.ts'
import { type Change, refusalIn } from '../../src/domain/account/change.ts'
import type { JoinRequest } from '../../src/machines/joinContest.ts'
import type { View } from '../types.ts'
import { confirmed, submissionEvents, submissionWhen } from '../view/samples.ts'

const isInit = (state: AnyMachineSnapshot) => state.matches('init')

/** Joining a contest that has not started. */
export const view: View = {
  scenes: {
    contest: {
      page: '/contests/1042',
      input: { contestId: ContestId.parse('1042'), contestName: 'Altcoin Sprint', contestUserToken: 'sample' },
      steps: [{ press: 'contests.join' }],
    },
  },
  events: (request: JoinRequest) => ({
    'toggle-terms': { type: 'TICK' },
    confirm: { type: 'CONFIRM', ...confirmed('join sample', request) },
    cancel: { type: 'CLOSE' },
    finish: { type: 'CLOSE' },
    retry: { type: 'RETRY' },
    ...submissionEvents({ path: joinContest.path, answer: undefined, code: '6003' }),
  }),
  when: { ...submissionWhen, cancel: isInit, finish: (state) => !isInit(state) },
  byHand: { cancel: 'common.cancel', finish: 'common.finish' },
  key: (change: Change<object>) => refusalIn(change)?.code,
  titles: ['joinModal.title'],
  says: {
    'init.unchecked': 'joinModal.title',
    'init.checked': 'joinModal.title',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    success: 'joinModal.youAreIn',
    error: 'joinModal.failed',
    notArrived: 'dialogs.uncheckedTitle',
    'notArrived--not-found': 'joinModal.lost',
    closed: 'contests.join',
  },
  calls: [joinContest.path],
  codes: Object.values(contestCodes).map(String),
}
