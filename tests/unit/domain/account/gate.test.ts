import { describe, expect, test } from 'vitest'
import { type GateAnswers, gateOutcome } from '../../../../src/domain/account/gate.ts'
import { Instant } from '../../../../src/api/scalars.ts'
import { NOON } from '../builders.ts'

interface User {
  tabVisible?: boolean
  isInEu?: boolean
  hasKyc?: boolean
  hasAgreed?: boolean
  settingsLoaded?: boolean
}

/** A trader who may enter, except for the given fields. */
const answers = ({ tabVisible = true, isInEu = false, hasKyc = false, hasAgreed = true, settingsLoaded = true }: User): GateAnswers => ({
  tabVisible,
  settingsLoaded,
  profile: { isInEu, hasKyc, agreements: { futuresConfirmationDate: hasAgreed ? Instant.parse(NOON) : null } },
})

describe('the gate opens the first screen that applies', () => {
  test.each<[User, string]>([
    [{}, 'app'],
    [{ isInEu: true, hasKyc: true }, 'app'],
    [{ tabVisible: false }, 'redirect'],
    [{ isInEu: true }, 'redirect'],
    [{ isInEu: true, hasAgreed: false }, 'redirect'],
    [{ hasAgreed: false }, 'consent'],
    [{ hasAgreed: false, settingsLoaded: false }, 'consent'],
    [{ settingsLoaded: false }, 'rolloverSettings'],
    [{ tabVisible: false, settingsLoaded: false }, 'redirect'],
  ])('%o: %s', (user, outcome) => expect(gateOutcome(answers(user))).toBe(outcome))
})
