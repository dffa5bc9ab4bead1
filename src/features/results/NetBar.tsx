import { formatGain } from '../../domain/money/format.ts'
import type { Decimal } from '../../api/scalars.ts'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'

/** A row's net P&L with its bar, `most` being the full length. */
export function NetBar({ net, most }: { net: Decimal; most: number }) {
  // Only a length on screen.
  const percent = most === 0 ? 0 : (50 * Math.abs(Number(net))) / most

  return (
    <span className="net-cell">
      <span aria-hidden="true" className="net-bar">
        <span className={formatGain(net).sign === -1 ? 'net-bar-lost' : 'net-bar-won'} style={{ inlineSize: `${percent}%` }} />
      </span>
      <MaskedGain of={net} />
    </span>
  )
}
