import { jsonOf } from '../../answer.ts'
import { type Check, judged, notSeen } from '../../check.ts'

/** Fields of the contract that are instants. */
const INSTANTS = new Set(['startDate', 'endDate', 'created', 'closeDate', 'longsAvailableSince', 'shortsAvailableSince', 'nextRolloverDate', 'futuresConfirmationDate'])
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/

function instantsIn(value: unknown): { name: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => (INSTANTS.has(name) && each !== null ? [{ name, value: each }] : instantsIn(each)))
}

export const zones: Check = {
  name: 'every/zones',
  title: 'Every instant has a zone, or is epoch milliseconds',
  section: 'Contract §1',
  app: 'reads an instant without a zone as UTC: of an exchange that means its own zone, every time is wrong by hours',
  run(context) {
    const instants = context.answers().flatMap((answer) => instantsIn(jsonOf(answer)).map((instant) => ({ ...instant, path: answer.endpoint.path })))
    if (instants.length === 0) return notSeen('no instant was sent')
    const bare = instants.filter(({ value }) => typeof value === 'string' && !ZONED.test(value))
    return judged(bare.map(({ path, name }) => `${path}: ${name} has no zone`), `${instants.length} instants`)
  },
}
