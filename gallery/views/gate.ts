import type { AnyMachineSnapshot } from 'xstate'
import type { GateAnswers } from '../../src/domain/account/gate.ts'
import type { Decision } from '../../src/machines/gate.ts'
import { type Change, failureIn } from '../../src/machines/change/submitting.ts'
import { Failure } from '../../src/api/failure.ts'
import { addAgreement, checkAvailability, getFuturesProfile, getUserProfile, setContractRollover } from '../../src/api/user.ts'
import type { View } from '../types.ts'
import { silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed } from '../xstate.ts'

const user = { isInEu: true, hasKyc: true, agreements: { futuresConfirmationDate: '2026-05-01T09:00:00Z' } }
const answers = ({ visible = true, settingsLoaded = true, profile = {} }): GateAnswers => ({
  tabVisible: visible,
  profile: getUserProfile.response.parse({ ...user, ...profile }),
  settingsLoaded,
})
const unsigned = answers({ profile: { agreements: { futuresConfirmationDate: null } } })
const unverified = answers({ profile: { isInEu: true, hasKyc: false } })
const isLoading = (state: AnyMachineSnapshot) => state.matches('loading')
const page = '/market/BTC-USDC'

/** The gate of the shell: for whom it opens, and what the user must decide first. */
export const view: View = {
  scenes: {
    // A trader who has nothing to decide enters without the machine.
    consent: { persona: 'no-consent', page, presses: [], input: { answers: unsigned } },
    settings: { persona: 'no-futures-profile', page, presses: [], onlyRunning: true },
    hidden: { persona: 'futures-hidden', page, presses: [], onlyRunning: true },
  },
  events: () => ({
    'All is in order': done('load', answers({})),
    'The terms are not accepted': done('load', unsigned),
    'There is no rollover setting': done('load', answers({ settingsLoaded: false })),
    'Futures is not for this user': done('load', answers({ visible: false })),
    'The user is in the EU without KYC': done('load', unverified),
    'The exchange is silent': failed('load', silence(checkAvailability.path)),
    'The session is over': failed('load', new Failure('unauthorized', { path: getUserProfile.path, status: 401 })),
    'The trader tries again': { type: 'RETRY' },
    'The box is pressed': { type: 'TICK' },
    'The trader submits': { type: 'SUBMIT', key: 'sample' },
    'The trader cancels': { type: 'CANCEL' },
    ...submissionEvents({ path: addAgreement.path, answer: undefined, code: '9001' }),
    'The setting is on': done('loadSetting', true),
    'There is no setting yet': done('loadSetting', null),
    'The setting does not come': failed('loadSetting', silence(getFuturesProfile.path)),
    'The switch is turned': { type: 'TOGGLE' },
    'The trader saves': { type: 'SAVE', key: 'sample' },
    'The trader goes back': { type: 'BACK' },
  }),
  when: { ...submissionWhen, 'The session is over': isLoading },
  key: ({ contractRollover, failure, ...change }: Change<Decision> & { contractRollover: boolean; failure: Failure | null }) => [
    contractRollover,
    (failure ?? failureIn(change))?.kind,
  ],
  says: {
    'loading': 'common.loading',
    'loadingError': 'gate.loadingError',
    'redirecting': 'common.loading',
    'leaving': 'common.loading',
    'app': 'balance.locked',
    'consent.unchecked': 'gate.consent.accept',
    'consent.checked': 'gate.consent.accept',
    'consent.posting.sending': 'gate.consent.accept',
    'consent.posting.unknown': 'gate.consent.accept',
    'consent.failed': 'common.generalError',
    'rolloverSettings.loadingSetting': 'common.loading',
    'rolloverSettings.choosing': 'gate.rollover.toggle',
    'rolloverSettings.saving.sending': 'gate.rollover.toggle',
    'rolloverSettings.saving.unknown': 'gate.rollover.toggle',
    'rolloverSettings.saveFailed': 'common.errorOccurred',
    'rolloverSettings.loadFailed': 'gate.rollover.loadFailedText',
  },
  calls: [addAgreement.path, setContractRollover.path],
  codes: ['9001'],
}
