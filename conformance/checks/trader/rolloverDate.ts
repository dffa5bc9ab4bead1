import { getFuturesProfile } from '../../../src/api/user.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

export const rolloverDate: Check = {
  name: 'trader/rolloverDate',
  title: 'The next rollover date is in the future',
  section: 'Specification §2',
  app: 'shows the date as sent, although it is in the past',
  run(context) {
    const date = context.seen(getFuturesProfile).at(-1)?.data.nextRolloverDate ?? null
    if (date === null) return notSeen('no date was sent')
    return passUnless(date > context.clock.now() ? [] : [`${new Date(date).toISOString()} is over`])
  },
}
