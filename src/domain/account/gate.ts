import type { UserProfile } from '../../api/user.ts'

/** Responses of the gate's four requests. Specification §4, "Shell load". */
export interface GateAnswers {
  tabVisible: boolean
  profile: UserProfile
  /** Whether the futures profile and the configuration have both loaded. */
  settingsLoaded: boolean
}

export type GateOutcome = 'redirect' | 'consent' | 'rolloverSettings' | 'app'

/** Outcome of the gate; the first match wins. Specification §4, §6. */
export function gateOutcome({ tabVisible, profile, settingsLoaded }: GateAnswers): GateOutcome {
  const euWithoutKyc = profile.isInEu && !profile.hasKyc
  if (!tabVisible || euWithoutKyc) return 'redirect'
  if (profile.agreements.futuresConfirmationDate === null) return 'consent'
  return settingsLoaded ? 'app' : 'rolloverSettings'
}
