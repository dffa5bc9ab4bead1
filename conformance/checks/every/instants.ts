import { jsonOf } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { instantsIn, msOf } from '../../instants.ts'
import { plural } from '../../plural.ts'

/** Fields whose time is in the past. */
const PAST = new Set(['created', 'closeDate', 'futuresConfirmationDate'])
/** Clocks of two servers of one exchange may differ. */
const TOLERANCE_MS = 60_000
/** The least by which a time zone is behind UTC. */
const LEAST_ZONE_MS = 3_600_000
/** Clocks differ by less: it is the hours of a time zone, less the time since it happened. */
const ZONE_MS = 10 * 60_000

const inWords = (aheadMs: number) =>
  aheadMs > ZONE_MS
    ? `${Math.round(aheadMs / 360_000) / 10} h ahead of Date: local time that is labelled as UTC?`
    : `${Math.round(aheadMs / 1_000)} s ahead of Date`

/** A long list does not fit into one call of Math.max. */
const newest = (seen: readonly { aheadMs: number }[]) =>
  seen.reduce((most, { aheadMs }) => Math.max(most, aheadMs), Number.NEGATIVE_INFINITY)

/** '3 min', '5.2 h'. */
const ago = (aheadMs: number) =>
  -aheadMs < 3_600_000
    ? `${Math.max(0, Math.round(-aheadMs / 60_000))} min`
    : `${Math.round(-aheadMs / 360_000) / 10} h`

export const instants: Check = {
  name: 'every/instants',
  title: 'Past times are before the Date of the response',
  section: 'Contract §1',
  app: 'shows the time as sent: orders appear in the future, and lists sorted by time are in the wrong order',
  run(context) {
    const seen = context.answers().flatMap((answer) => {
      const nowMs = Date.parse(answer.headers.get('date') ?? '')
      return instantsIn(jsonOf(answer))
        .filter(({ name }) => PAST.has(name))
        .map(({ name, value }) => ({ path: answer.endpoint.path, name, aheadMs: msOf(value) - nowMs }))
        .filter(({ aheadMs }) => !Number.isNaN(aheadMs))
    })
    if (seen.length === 0) return notSeen('no instant of the past was sent')
    // Only the most recent ones are conclusive: an hour's error is invisible in old ones.
    const most = Map.groupBy(
      seen.filter(({ aheadMs }) => aheadMs > TOLERANCE_MS),
      ({ path, name }) => `${path}: ${name}`,
    )
    const faults = [...most].map(([where, found]) => `${where}, ${inWords(newest(found))}`)
    const newestIs = `the newest ${ago(newest(seen))} before Date`
    // Nothing that is read can tell a local time that lies behind from an account at rest.
    if (faults.length === 0 && newest(seen) < -LEAST_ZONE_MS)
      return notSeen(`${newestIs}: local time labelled as UTC, or an account at rest? Run again after an order`)
    return passUnless(faults, plural(seen.length, 'instant', 'instants'), newestIs)
  },
}
