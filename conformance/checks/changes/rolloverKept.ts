import { getFuturesProfile, setContractRollover } from '../../../src/api/user.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import type { Context } from '../../context.ts'

/** How often it is set back, if a setting fails. */
const RESTORES = 3

/** Sets it, and looks what it is then, also after an answer that was lost: null if that cannot be read. */
async function set(context: Context, wanted: boolean) {
  const answer = await context.ask(setContractRollover, { contractRollover: wanted })
  const is = (await context.get(getFuturesProfile))?.contractRollover ?? null
  if (!isOk(answer)) return { is, faults: [`setting it to ${wanted}: ${inWords(answer)}`] }
  if (is === wanted) return { is, faults: [] }
  return { is, faults: [`set to ${wanted}, it ${is === null ? 'cannot be read' : `is ${is}`}`] }
}

export const rolloverKept: Check = {
  name: 'changes/rolloverKept',
  title: 'The rollover setting is stored',
  section: 'Specification §4',
  app: 'shows the setting of the profile, and after a lost response reports it as not saved',
  async run(context) {
    const before = await context.get(getFuturesProfile)
    if (before === null) return notSeen('there is no futures profile')
    const was = before.contractRollover
    const { faults } = await set(context, !was)
    // Always set back, whatever was answered: the account is unchanged at the end.
    for (let attempt = 0; attempt < RESTORES; attempt++) {
      const restored = await set(context, was)
      faults.push(...restored.faults)
      if (restored.is === was) return passUnless(faults)
    }
    return passUnless([`it was ${was}, and may not be now: set it back in the app`, ...faults])
  },
}
