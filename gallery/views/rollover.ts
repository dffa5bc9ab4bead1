import { getFuturesProfile, setContractRollover } from '../../src/api/user.ts'
import type { View } from '../types.ts'
import { silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed } from '../xstate.ts'

const PROFILE = getFuturesProfile.path
const profile = getFuturesProfile.response.parse({ nextRolloverDate: '2026-11-27T08:00:00Z', contractRollover: true })

/** Switching the automatic rollover of contracts. */
export const view: View = {
  scenes: {
    trading: { persona: 'demo', page: '/market/BTC-USDC', presses: [{ button: (t) => t('rollover.manage') }] },
  },
  events: () => ({
    'The setting comes': done('load', profile),
    'The setting does not come': failed('load', silence(PROFILE)),
    'It is switched off': { type: 'CHOOSE', rollover: false },
    'It is switched on': { type: 'CHOOSE', rollover: true },
    'The trader confirms': { type: 'CONFIRM', key: 'sample' },
    'The trader tries again': { type: 'RETRY' },
    ...submissionEvents({ path: setContractRollover.path, answer: undefined, code: '9001' }),
    'The profile comes': done('refresh'),
    'The profile does not come': failed('refresh', silence(PROFILE)),
  }),
  when: {
    ...submissionWhen,
    'It is switched off': ({ context }) => context.rollover === true,
    'It is switched on': ({ context }) => context.rollover === false,
  },
  key: ({ rollover }: { rollover: boolean }) => rollover,
  says: {
    'init': 'dialogs.loading',
    'notLoaded': 'rolloverModal.notLoaded',
    'editing': 'rolloverModal.text',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'settling': 'dialogs.settling',
    'success': 'rolloverModal.saved',
    'error': 'rolloverModal.failed',
  },
  calls: [setContractRollover.path],
  codes: [],
}
