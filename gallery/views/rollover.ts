import { getFuturesProfile, setContractRollover } from '../../src/api/user.ts'
import type { View } from '../types.ts'
import { confirmed, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed } from '../xstate.ts'

const PROFILE = getFuturesProfile.path
const profile = getFuturesProfile.response.parse({ nextRolloverDate: '2026-11-27T08:00:00Z', contractRollover: true })

/** Switching the automatic rollover of contracts. */
export const view: View = {
  scenes: { trading: { steps: [{ press: 'rollover.manage' }] } },
  events: () => ({
    'setting-loaded': done('load', profile),
    'setting-not-loaded': failed('load', silence(PROFILE)),
    'switch-off': { type: 'CHOOSE', rollover: false },
    'switch-on': { type: 'CHOOSE', rollover: true },
    confirm: { type: 'CONFIRM', ...confirmed('rollover', true) },
    retry: { type: 'RETRY' },
    ...submissionEvents({ path: setContractRollover.path, answer: undefined, code: '9001' }),
    'profile-loaded': done('refresh'),
    'profile-not-loaded': failed('refresh', silence(PROFILE)),
  }),
  when: {
    ...submissionWhen,
    'switch-off': ({ context }) => context.rollover === true,
    'switch-on': ({ context }) => context.rollover === false,
  },
  key: ({ rollover }: { rollover: boolean }) => rollover,
  titles: ['dialogs:rolloverModal.title'],
  says: {
    init: 'dialogs.loading',
    notLoaded: 'dialogs:rolloverModal.notLoaded',
    editing: 'dialogs:rolloverModal.text',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    settling: 'dialogs.settling',
    success: 'dialogs:rolloverModal.saved',
    error: 'dialogs:rolloverModal.failed',
  },
  calls: [setContractRollover.path],
  codes: [],
}
