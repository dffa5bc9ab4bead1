import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../platform/config.ts'
import { formatGain } from '../../domain/money/format.ts'
import type { Tally } from '../../domain/results/tally.ts'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { MaskedText } from '../../ui/masked/MaskedText.tsx'
import { useSpokenAmount } from '../../ui/masked/useSpokenAmount.ts'

/** A row's net P&L with its bar, `most` being the full length, and the difference from the exchange's sum, if any. */
export function NetBar({ tally: { net, difference }, most }: { tally: Tally; most: number }) {
  const { t } = useTranslation('results')
  const spokenAmount = useSpokenAmount()
  const differs = formatGain(difference)
  // Only a length on screen.
  const percent = most === 0 ? 0 : (50 * Math.abs(Number(net))) / most

  return (
    <>
      <span className="net-cell">
        <span aria-hidden="true" className="net-bar">
          <span className={formatGain(net).sign === -1 ? 'net-bar-lost' : 'net-bar-won'} style={{ inlineSize: `${percent}%` }} />
        </span>
        <MaskedGain of={net} />
      </span>
      {differs.sign !== 0 && (
        <span className="flex items-center justify-end gap-1 text-xs text-warn" title={t('groups.differsFull', { difference: spokenAmount(differs.text), currency: SETTLEMENT_CURRENCY })}>
          <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
          <MaskedText text={(own) => t('groups.differs', { difference: own(differs.text) })} />
        </span>
      )}
    </>
  )
}
