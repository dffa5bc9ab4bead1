import { type Check, passUnless, notSeen } from '../../check.ts'
import { closeOwn } from '../../own/closeOwn.ts'
import { plural } from '../../plural.ts'

export const nothingLeft: Check = {
  name: 'changes/nothingLeft',
  title: 'Everything the checks opened is closed again',
  section: 'Specification §7',
  app: 'shows what is still open, with its Close button: close it there',
  async run(context) {
    const { ledger } = context
    const left = await closeOwn(context)
    if (ledger.own.size === 0 && left.length === 0) return notSeen('the checks opened nothing')
    return passUnless(left, `${plural(ledger.own.size, 'order', 'orders')} of the checks’ own`)
  },
}
