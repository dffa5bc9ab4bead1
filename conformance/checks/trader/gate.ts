import { checkAvailability, getFuturesProfile, getUserConfiguration, getUserProfile } from '../../../src/api/user.ts'
import { gateOutcome, type GateOutcome } from '../../../src/domain/account/gate.ts'
import { type Check, measured, notSeen } from '../../check.ts'

const SEES: Readonly<Record<GateOutcome, string>> = {
  redirect: 'is sent back to the main site: tabVisibility is off, or it is in the EU without KYC',
  consent: 'is asked to accept the futures terms first',
  rolloverSettings: 'gets the rollover settings: the futures profile or the configuration did not load',
  app: 'has access',
}

export const gate: Check = {
  name: 'trader/gate',
  title: 'The first screen of this account',
  section: 'Specification §4',
  app: 'makes four calls before it shows anything; orders of an account without access are usually refused',
  run(context) {
    const [availability, profile] = [
      context.seen(checkAvailability).at(-1)?.data,
      context.seen(getUserProfile).at(-1)?.data,
    ]
    if (availability === undefined || profile === undefined) return notSeen('availability or profile was not answered')
    const settingsLoaded = context.seen(getFuturesProfile).length > 0 && context.seen(getUserConfiguration).length > 0
    return measured(
      `the account ${SEES[gateOutcome({ tabVisible: availability.tabVisibility, profile, settingsLoaded })]}`,
    )
  },
}
