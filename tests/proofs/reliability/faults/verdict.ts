import { levels, STOP_LOSS } from './flows.ts'
import type { Trader } from './stage.ts'

/** The error in a change's outcome. */
export type Violation = 'doubled' | 'lost' | 'wrong or silent' | 'stale'

export interface Finding {
  wrong: Violation
  text: string
}

/** A trader's change according to the exchange. */
export interface Truth {
  /** Number of times it was applied. */
  made: number
  /** The stop losses of the account's orders. */
  stops: readonly (string | null)[]
}

const SAYS_NONE = /Stop loss\s+None/

/** Compares what a trader was shown with what the exchange has. `isHeldBack`: nothing must be sent. */
export function compareOutcome({ flow, shown, stale, errors, presses }: Trader, { made, stops }: Truth, isHeldBack: boolean): Finding[] {
  const findings: Finding[] = []
  const find = (wrong: Violation, text: string) => findings.push({ wrong, text: `${flow.name}: ${text}` })
  const ends = shown.map(({ end }) => end)
  const last = ends.at(-1)
  if (stale > 0) find('stale', `${stale} requested at a stale price`)
  for (const error of errors) find('wrong or silent', `uncaught: ${error}`)
  if (isHeldBack) return findings

  if (made > 1) find('doubled', `applied ${made} times after ${presses} clicks`)
  if (made === 0 && (ends.includes('done') || ends.includes('gone'))) find('lost', 'done was shown, and the exchange has no such change')
  if (last === undefined) find('wrong or silent', `no outcome was shown, applied ${made} times`)
  if (last === 'open') find('wrong or silent', 'left open')
  if (made > 0 && ends.includes('notDone')) find('wrong or silent', `“not done” was shown for an applied change (${ends.join(', ')})`)
  if (flow === levels && last === 'done') {
    const withoutStop = shown.filter(({ end, words }) => end === 'done' && SAYS_NONE.test(words))
    if (!stops.includes(STOP_LOSS)) find('lost', `saved was shown, and the stop losses are ${stops.join(', ')}`)
    else if (withoutStop.length > 0) find('wrong or silent', `“Saved. Stop loss None” of ${STOP_LOSS}`)
  }
  return findings
}
