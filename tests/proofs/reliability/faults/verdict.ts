import { levels, STOP_LOSS } from './flows.ts'
import type { Trader } from './stage.ts'

/** The error in a change's outcome. */
export type Wrong = 'doubled' | 'lost' | 'wrong or silent' | 'stale'

export interface Finding {
  wrong: Wrong
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
export function judge({ flow, told, stale, errors, presses }: Trader, { made, stops }: Truth, isHeldBack: boolean): Finding[] {
  const findings: Finding[] = []
  const find = (wrong: Wrong, text: string) => findings.push({ wrong, text: `${flow.name}: ${text}` })
  const ends = told.map(({ end }) => end)
  const last = ends.at(-1)
  if (stale > 0) find('stale', `${stale} asked for at a stale price`)
  for (const error of errors) find('wrong or silent', `uncaught: ${error}`)
  if (isHeldBack) return findings

  if (made > 1) find('doubled', `made ${made} times of ${presses} presses`)
  if (made === 0 && (ends.includes('done') || ends.includes('gone'))) find('lost', 'told done, and the exchange has none')
  if (last === undefined) find('wrong or silent', `nothing was told, made ${made}`)
  if (last === 'open') find('wrong or silent', 'left open')
  if (made > 0 && ends.includes('notDone')) find('wrong or silent', `told “not done” of what was made (${ends.join(', ')})`)
  if (flow === levels && last === 'done') {
    const shown = told.filter(({ end, words }) => end === 'done' && SAYS_NONE.test(words))
    if (!stops.includes(STOP_LOSS)) find('lost', `told saved, and the stop losses are ${stops.join(', ')}`)
    else if (shown.length > 0) find('wrong or silent', `“Saved. Stop loss None” of ${STOP_LOSS}`)
  }
  return findings
}
