import { describe, expect, test } from 'vitest'
import { Instant } from '../../../../src/api/scalars.ts'
import { WalletEntry } from '../../../../src/api/wallet.ts'
import { needsActivation } from '../../../../src/domain/account/balance.ts'
import { type GateOutcome, gateOutcome } from '../../../../src/domain/account/gate.ts'
import { NOON } from '../builders.ts'

const yesNo = [true, false]
const users = yesNo.flatMap((tabVisible) =>
  yesNo.flatMap((isInEu) =>
    yesNo.flatMap((hasKyc) =>
      yesNo.flatMap((hasAgreed) =>
        yesNo.map((settingsLoaded) => ({ tabVisible, isInEu, hasKyc, hasAgreed, settingsLoaded })),
      ),
    ),
  ),
)

/** The rules of the specification, §4, in their order. */
function wanted({ tabVisible, isInEu, hasKyc, hasAgreed, settingsLoaded }: (typeof users)[number]): GateOutcome {
  if (!tabVisible || (isInEu && !hasKyc)) return 'redirect'
  if (!hasAgreed) return 'consent'
  return settingsLoaded ? 'app' : 'rolloverSettings'
}

describe('the gate opens the first screen that applies', () => {
  test.each(users)('%o', (user) => {
    const { tabVisible, isInEu, hasKyc, hasAgreed, settingsLoaded } = user
    const agreements = { futuresConfirmationDate: hasAgreed ? Instant.parse(NOON) : null }
    expect(gateOutcome({ tabVisible, settingsLoaded, profile: { isInEu, hasKyc, agreements } })).toBe(wanted(user))
  })
})

test('a balance is activated first: one never initialized, or without an entry', () => {
  const entry = WalletEntry.parse({ value: '1', lockedValue: '0' })
  const wallets = [entry, null].flatMap((one) => yesNo.map((initialized) => ({ entry: one, initialized })))
  expect(wallets.map(needsActivation)).toEqual([false, true, true, true])
})
