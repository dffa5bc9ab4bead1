import { getFuturesProfile, setContractRollover } from '../../../src/api/user.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'

export const rolloverKept: Check = {
  name: 'changes/rolloverKept',
  title: 'The rollover setting is stored',
  section: 'Specification §4',
  app: 'shows the setting of the profile, and after a lost response reports it as not saved',
  async run(context) {
    const before = await context.get(getFuturesProfile)
    if (before === null) return notSeen('there is no futures profile')
    const { contractRollover } = before
    const faults: string[] = []
    // Switched and restored, so that the account is unchanged at the end.
    for (const wanted of [!contractRollover, contractRollover]) {
      const answer = await context.ask(setContractRollover, { contractRollover: wanted })
      if (!isOk(answer)) return finding(`setting it: ${inWords(answer)}`)
      const after = await context.get(getFuturesProfile)
      if (after !== null && after.contractRollover !== wanted)
        faults.push(`set to ${wanted}, it is ${after.contractRollover}`)
    }
    return passUnless(faults)
  },
}
