import type { Context } from './context.ts'

export const PROFILES = ['public', 'trader', 'contest', 'changes'] as const
/** The scope of a run; each profile includes the previous ones. */
export type Profile = (typeof PROFILES)[number]

export type Outcome =
  | { status: 'pass'; told: string[] }
  | { status: 'finding'; told: string[] }
  /** There was no data to check. */
  | { status: 'notSeen'; told: string[] }
  /** A fact about the exchange, neither good nor bad. */
  | { status: 'measured'; told: string[] }

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

export const pass = (...told: string[]): Outcome => ({ status: 'pass', told })
export const notSeen = (...told: string[]): Outcome => ({ status: 'notSeen', told })
export const measured = (...told: string[]): Outcome => ({ status: 'measured', told })
export const finding = (...told: string[]): Outcome => ({ status: 'finding', told })

const MOST_TOLD = 5

/** Pass without faults; else a finding with the first faults, each once. */
export function judged(faults: readonly string[], ...told: string[]): Outcome {
  const each = [...new Set(faults)]
  if (each.length === 0) return pass(...told)
  const rest = each.length - MOST_TOLD
  return finding(...each.slice(0, MOST_TOLD), ...(rest > 0 ? [`and ${rest} more`] : []))
}
