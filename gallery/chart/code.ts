import type { ChartEdge } from '../types.ts'
import { inSeconds } from './drawing/labels.ts'

/** A transition's trigger as in the code: 'CONFIRM', 'after 2 s (nextCheck)', 'done: checkPayment'. */
export function triggerCode({ trigger }: ChartEdge): string {
  if (trigger.kind === 'event') return trigger.event
  if (trigger.kind !== 'after') return 'actor' in trigger ? `${trigger.kind}: ${trigger.actor}` : trigger.kind
  const { delay, ms } = trigger
  return ms === null ? `after ${delay}` : `after ${inSeconds(ms)}${delay === String(ms) ? '' : ` (${delay})`}`
}

/** 'CONFIRM [codeIsComplete] / assign since' */
export const edgeCode = (edge: ChartEdge): string =>
  [triggerCode(edge), ...(edge.guard ? [`[${edge.guard.name}]`] : []), ...(edge.actions.length > 0 ? [`/ ${edge.actions.join('; ')}`] : [])].join(' ')
