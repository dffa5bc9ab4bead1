import type { Context } from './context.ts'

export const PROFILES = ['public', 'trader', 'contest', 'changes'] as const
/** What is asked of the exchange; each includes those before it. */
export type Profile = (typeof PROFILES)[number]

export type Outcome =
  | { status: 'pass'; told: string[] }
  | { status: 'finding'; told: string[] }
  /** Nothing was there that could have shown it. */
  | { status: 'notSeen'; told: string[] }
  /** A fact about the exchange, neither good nor bad. */
  | { status: 'measured'; told: string[] }

export interface Check {
  /** Its file: 'public/marketNames'. */
  name: string
  /** What holds of an exchange that keeps the contract. */
  title: string
  /** Where that is written. */
  section: string
  /** What the app does where it does not hold; of a measure, what to set by it. */
  app: string
  run: (context: Context) => Outcome | Promise<Outcome>
}

export const pass = (...told: string[]): Outcome => ({ status: 'pass', told })
export const notSeen = (...told: string[]): Outcome => ({ status: 'notSeen', told })
export const measured = (...told: string[]): Outcome => ({ status: 'measured', told })
export const finding = (...told: string[]): Outcome => ({ status: 'finding', told })

const MOST_TOLD = 5

/** Pass without faults; else the first of them, each once. */
export function judged(faults: readonly string[], ...told: string[]): Outcome {
  const each = [...new Set(faults)]
  if (each.length === 0) return pass(...told)
  const rest = each.length - MOST_TOLD
  return finding(...each.slice(0, MOST_TOLD), ...(rest > 0 ? [`and ${rest} more`] : []))
}
