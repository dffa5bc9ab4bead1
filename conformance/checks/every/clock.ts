import { type Check, finding, passUnless, notSeen } from '../../check.ts'

/** A Date header has whole seconds, and a response takes time. */
const TOLERANCE_MS = 5_000

/** No computer that is set by a network is wrong by that much. */
const FAR_MS = 15 * 60_000

export const clock: Check = {
  name: 'every/clock',
  title: 'Every response has the exchange’s time (`Date`), and these times agree, also with this computer',
  section: 'Contract §4',
  app: 'uses the device’s clock for countdowns and the rollover date if there is no Date; a wrong Date makes both wrong',
  run(context) {
    const answers = context.answers()
    if (answers.length === 0) return notSeen('no call was answered')
    const without = answers.filter(({ headers }) => Number.isNaN(Date.parse(headers.get('date') ?? '')))
    if (without.length > 0)
      return finding(...new Set(without.map(({ endpoint }) => `${endpoint.path}: no readable Date`)))
    const offsets = answers.map(
      ({ headers, sentMs, tookMs }) => Date.parse(headers.get('date') ?? '') + 500 - (sentMs + tookMs / 2),
    )
    const [least, most] = [Math.min(...offsets), Math.max(...offsets)]
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
    const farthest = Math.abs(least) > Math.abs(most) ? least : most
    return passUnless(
      [
        ...(Math.abs(farthest) > FAR_MS
          ? [
              `the exchange is ${(Math.abs(farthest) / 3_600_000).toFixed(1)} h ${farthest < 0 ? 'behind' : 'ahead of'} this computer: one of the two clocks is wrong`,
            ]
          : []),
        ...(most - least > TOLERANCE_MS ? [`answers differ by ${seconds(most - least)}`] : []),
      ],
      `the exchange is ${seconds(Math.abs(least))} ${least < 0 ? 'behind' : 'ahead of'} this computer`,
    )
  },
}
