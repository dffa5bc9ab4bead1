import { jsonOf } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { instantsIn, isBare } from '../../instants.ts'
import { plural } from '../../plural.ts'

export const zones: Check = {
  name: 'every/zones',
  title: 'Every time has a zone, or is in epoch milliseconds',
  section: 'Contract §1',
  app: 'reads a time without a zone as UTC; if the exchange means its local time, every time is wrong by hours',
  run(context) {
    const instants = context
      .answers()
      .flatMap((answer) => instantsIn(jsonOf(answer)).map((instant) => ({ ...instant, path: answer.endpoint.path })))
    if (instants.length === 0) return notSeen('no instant was sent')
    const bare = instants.filter(({ value }) => isBare(value))
    return passUnless(
      bare.map(({ path, name }) => `${path}: ${name} has no zone`),
      plural(instants.length, 'instant', 'instants'),
    )
  },
}
