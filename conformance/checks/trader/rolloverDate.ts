import { getFuturesProfile } from '../../../src/api/user.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

export const rolloverDate: Check = {
  name: 'trader/rolloverDate',
  title: 'The next rollover is still to come',
  section: 'Specification §2',
  app: 'shows the date as it is sent, though it is over',
  run(context) {
    const date = context.seen(getFuturesProfile).at(-1)?.data.nextRolloverDate ?? null
    if (date === null) return notSeen('no date was sent')
    return passUnless(date > context.clock.now() ? [] : [`${new Date(date).toISOString()} is over`])
  },
}
