import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Instant } from '../../../../src/api/scalars.ts'
import { WalletEntry } from '../../../../src/api/wallet.ts'
import { isBalanceActive } from '../../../../src/domain/account/balance.ts'
import { gateOutcome } from '../../../../src/domain/account/gate.ts'
import { forSoMany } from '../../../forAll.ts'
import { NOON } from '../builders.ts'

test('the gate opens the first screen that applies, in the order of the specification, §4', () => {
  const yesNo = fc.boolean()
  forSoMany(500)(yesNo, yesNo, yesNo, yesNo, yesNo, (tabVisible, isInEu, hasKyc, hasAgreed, settingsLoaded) => {
    const agreements = { futuresConfirmationDate: hasAgreed ? Instant.parse(NOON) : null }
    const outcome = gateOutcome({ tabVisible, settingsLoaded, profile: { isInEu, hasKyc, agreements } })
    if (!tabVisible || (isInEu && !hasKyc)) expect(outcome).toBe('redirect')
    else if (!hasAgreed) expect(outcome).toBe('consent')
    else expect(outcome).toBe(settingsLoaded ? 'app' : 'rolloverSettings')
  })
})

test('a balance is activated first: one never initialized, or without an entry', () => {
  const entry = WalletEntry.parse({ value: '1', lockedValue: '0' })
  const wallets = [entry, null].flatMap((one) => [true, false].map((initialized) => ({ entry: one, initialized })))
  expect(wallets.map(isBalanceActive)).toEqual([true, false, false, false])
})
