import type { Context } from './context.ts'

export const PROFILES = ['public', 'trader', 'contest', 'changes'] as const
/** The scope of a run; each profile includes the previous ones. */
export type Profile = (typeof PROFILES)[number]

export type Outcome =
  | { status: 'pass'; details: string[] }
  | { status: 'finding'; details: string[] }
  /** There was no data to check. */
  | { status: 'notSeen'; details: string[] }
  /** A fact about the exchange, neither good nor bad. */
  | { status: 'measured'; details: string[] }

export interface Check {
  /** Its file: 'public/marketNames'. */
  name: string
  /** The rule, for an exchange that satisfies the contract. */
  title: string
  /** Section of the rule. */
  section: string
  /** The app's behaviour if it is violated; for a measurement, the setting that depends on it. */
  app: string
  run: (context: Context) => Outcome | Promise<Outcome>
}

export const pass = (...details: string[]): Outcome => ({ status: 'pass', details })
export const notSeen = (...details: string[]): Outcome => ({ status: 'notSeen', details })
export const measured = (...details: string[]): Outcome => ({ status: 'measured', details })
export const finding = (...details: string[]): Outcome => ({ status: 'finding', details })

const MOST_FAULTS = 5

/** Pass without faults; else a finding with the first faults, each once. */
export function passUnless(faults: readonly string[], ...details: string[]): Outcome {
  const each = [...new Set(faults)]
  if (each.length === 0) return pass(...details)
  const rest = each.length - MOST_FAULTS
  return finding(...each.slice(0, MOST_FAULTS), ...(rest > 0 ? [`and ${rest} more`] : []))
}
