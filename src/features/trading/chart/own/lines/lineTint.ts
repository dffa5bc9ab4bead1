import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'

/** CSS class for the colour of a line and its label. */
export function lineTint({ order, kind, side }: Pick<ChartLine, 'order' | 'kind' | 'side'>): string | false {
  if (!order) return 'line-draft'
  if (kind === 'liquidation') return 'line-warn'
  return kind === 'entry' && (side === 'LONG' ? 'line-long' : 'line-short')
}
