import { checkAvailability } from '../../../src/api/user.ts'
import type { GateOutcome } from '../../../src/domain/account/gate.ts'
import type { SessionStatus } from '../../../src/domain/account/session.ts'
import { MOMENT } from '../../frame/moment.ts'
import type { Area, Choice } from '../types.ts'

const unauthorized = [{ path: '*', kind: 'status', status: 401 }] as const

/** Every state a session can be in; its chart in docs/charts.md has the same titles. */
export const STATES: Record<SessionStatus, Choice> = {
  in: { title: 'Logged in' },
  unknown: {
    title: 'Login unknown',
    faults: [{ path: checkAvailability.path, kind: 'hang' }],
    isLoading: true,
    says: 'common.loading',
  },
  leaving: { title: 'Redirecting to the login page', faults: unauthorized, isLoading: true, says: 'common.loading' },
  elsewhere: {
    title: 'Ended in another tab',
    steps: [{ see: 'orders.levels' }, { passes: 3 }, { otherTab: 'sessionExpiry', stores: null }],
    says: 'session.elsewhere',
  },
  stuck: {
    title: 'Redirect loop',
    tab: { futuresDepartures: JSON.stringify([1, 2, 3, 4, 5].map((seconds) => MOMENT - seconds * 1_000)) },
    faults: unauthorized,
    says: 'session.stuck',
  },
}

/** All outcomes of the entry. */
const OUTCOMES: Record<GateOutcome, Choice> = {
  app: { title: 'The trading page' },
  consent: { title: 'The terms', persona: 'no-consent', says: 'gate.consent.text' },
  rolloverSettings: { title: 'The rollover setting', persona: 'no-futures-profile', says: 'gate.rollover.text' },
  redirect: { title: 'Back to the exchange', persona: 'futures-hidden', isLoading: true, says: 'common.loading' },
}

/** Access, and the outcomes of a session. */
export const session: Area = {
  name: 'session',
  title: 'Session and entry',
  screens: {
    session: {
      title: 'States of the session',
      about: 'Logged in, redirecting to the login page, ended in another tab, or in a redirect loop.',
      alsoCalled: 'logout login expired',
      says: 'orders.tabs.positions',
      choices: STATES,
    },
    entry: {
      title: 'Where the entry leads',
      about: 'The first page of a visit, by what the exchange says of the trader.',
      alsoCalled: 'gate consent kyc',
      says: 'orders.tabs.positions',
      choices: OUTCOMES,
    },
  },
}
