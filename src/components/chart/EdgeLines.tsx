import { digits } from '../../domain/format.ts'
import type { LabelledLine } from './candleChart.ts'

/** More would hide the prices. */
const MAX_LABELS = 3
const arrows = { above: '↑', below: '↓' }

interface Props {
  /** Nearest first. */
  lines: readonly LabelledLine[]
  edge: 'above' | 'below'
  decimals: number
}

/** The lines outside the visible price range, at the edge beyond which they lie: 'SL LONG ×20 65 745.00 ↓'. The chart's label reads them out. */
export function EdgeLines({ lines, edge, decimals }: Props) {
  if (lines.length === 0) return null
  return (
    <p aria-hidden="true" className={`chart-edge chart-edge-${edge} dense num`}>
      {lines.slice(0, MAX_LABELS).map(({ id, label, price }) => (
        <span key={id}>
          {label} {digits(price, { decimals })} {arrows[edge]}
        </span>
      ))}
      {lines.length > MAX_LABELS && <span>+{lines.length - MAX_LABELS}</span>}
    </p>
  )
}
