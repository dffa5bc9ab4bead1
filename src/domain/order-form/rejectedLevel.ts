import { compare } from '../money/decimal.ts'
import { type Level, LEVELS } from './level.ts'
import { type DraftEntry, draftLevelProblem, levelPrices, type OrderFormValues } from './orderDraft.ts'

/** A level because of which the exchange would reject a side: which one, and its position. */
export type RejectedLevel = `${Level}.${'below' | 'above' | 'at' | 'tooClose' | 'tooFar'}`

/** The stop loss or take profit because of which this side would be rejected; null if there is none. */
export function rejectedLevel(draft: OrderFormValues, at: DraftEntry): RejectedLevel | null {
  for (const level of LEVELS) {
    const problem = draft.hasLevels ? draftLevelProblem(level, draft, at) : null
    if (problem?.kind === 'tooClose' || problem?.kind === 'tooFar') return `${level}.${problem.kind}`
    const typed = levelPrices(draft, at)[level]
    if (problem?.kind !== 'wrongSide' || !typed) continue
    const order = compare(typed, problem.price)
    return `${level}.${order < 0 ? 'below' : order > 0 ? 'above' : 'at'}`
  }
  return null
}
