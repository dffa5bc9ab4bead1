import type { AnyMachineSnapshot } from 'xstate'
import { Failure } from '../../src/api/failure.ts'
import {
  addAgreement,
  checkAvailability,
  getFuturesProfile,
  getUserProfile,
  setContractRollover,
} from '../../src/api/user.ts'
import { type Change, failureIn } from '../../src/domain/account/change.ts'
import type { GateAnswers } from '../../src/domain/account/gate.ts'
import type { Decision } from '../../src/machines/gate.ts'
import type { View } from '../types.ts'
import { confirmed, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
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

/** The gate of the shell: who may enter, and what the user must decide first. */
export const view: View = {
  scenes: {
    // A trader who has nothing to decide enters without the machine.
    consent: { persona: 'no-consent', input: { answers: unsigned } },
  },
  events: () => ({
    admitted: done('load', answers({})),
    'terms-not-accepted': done('load', unsigned),
    'setting-missing': done('load', answers({ settingsLoaded: false })),
    'futures-hidden': done('load', answers({ visible: false })),
    'kyc-missing': done('load', unverified),
    'not-answered': failed('load', silence(checkAvailability.path)),
    'session-ended': failed('load', new Failure('unauthorized', { path: getUserProfile.path, status: 401 })),
    retry: { type: 'RETRY' },
    'toggle-terms': { type: 'TICK' },
    submit: { type: 'SUBMIT', ...confirmed('agreement', { kind: 'agreement' }) },
    cancel: { type: 'CANCEL' },
    ...submissionEvents({ path: addAgreement.path, answer: undefined, code: '9001' }),
    'setting-on': done('loadSetting', true),
    'setting-unset': done('loadSetting', null),
    'setting-not-loaded': failed('loadSetting', silence(getFuturesProfile.path)),
    'toggle-rollover': { type: 'TOGGLE' },
    save: { type: 'SAVE', ...confirmed('rollover', { kind: 'rollover', contractRollover: true }) },
    back: { type: 'BACK' },
  }),
  when: { ...submissionWhen, 'session-ended': isLoading },
  key: ({
    contractRollover,
    failure,
    ...change
  }: Change<Decision> & { contractRollover: boolean; failure: Failure | null }) => [
    contractRollover,
    (failure ?? failureIn(change))?.kind,
  ],
  says: {
    loading: 'common.loading',
    loadingError: 'gate.loadingError',
    redirecting: 'common.loading',
    leaving: 'common.loading',
    app: 'balance.locked',
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
    'rolloverSettings.saveFailed--not-found': 'gate.rollover.unknown',
    'rolloverSettings.saveFailed--check-failed': 'gate.rollover.unknown',
    'rolloverSettings.loadFailed': 'gate.rollover.loadFailedText',
  },
  calls: [addAgreement.path, setContractRollover.path],
  codes: ['9001'],
}
