import { inSeconds, isForbidden, NUMBERED } from '../../../chart/drawing/labels.ts'
import type { ChartEdge } from '../../../types.ts'
import { DELAYS } from '../delays.ts'
import { GUARDS } from './guards.ts'

/** '2. w przeciwnym razie: czy zapłacono?'; null without a condition. See conditionText. */
function condition({ guard, isOtherwise, turn }: ChartEdge): string | null {
  if (!guard && !isOtherwise) return null
  const number = turn && turn.of >= NUMBERED ? `${turn.nth}. ` : ''
  const parts = [turn !== null && turn.nth > 1 ? 'w przeciwnym razie' : null, guard ? (GUARDS[guard.name] ?? guard.words) : null]
  return `${number}${parts.filter((part) => part !== null).join(': ')}`
}

/** What is said of a transition below its event, in Polish: its condition, and its delay. */
export function detailsInPolish(edge: ChartEdge): string[] {
  const { trigger, description } = edge
  const delay = trigger.kind === 'after' && description !== null ? `po ${trigger.ms === null ? (DELAYS[trigger.delay] ?? trigger.delay) : inSeconds(trigger.ms)}` : null
  return [condition(edge), delay, isForbidden(edge) ? 'jest ignorowane' : null].filter((line) => line !== null)
}
