import type { UserProfile } from '../wire/user.ts'

/** What the four calls of the entry said. Specification §4, "Shell load". */
export interface GateAnswers {
  tabVisible: boolean
  profile: UserProfile
  /** Whether the futures profile and the configuration both could be had. */
  settingsLoaded: boolean
}

export type GateOutcome = 'redirect' | 'consent' | 'rolloverSettings' | 'app'

/** Where the entry leads; the first that holds. Specification §4, §6. */
export function gateOutcome({ tabVisible, profile, settingsLoaded }: GateAnswers): GateOutcome {
  const euWithoutKyc = profile.isInEu && !profile.hasKyc
  if (!tabVisible || euWithoutKyc) return 'redirect'
  if (profile.agreements.futuresConfirmationDate === null) return 'consent'
  return settingsLoaded ? 'app' : 'rolloverSettings'
}
