import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../api/scalars.ts'
import { percentFrom } from '../../../domain/money/decimal.ts'
import { formatGainPercent } from '../../../domain/money/format.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import { useDayOpen } from './useDayOpen.ts'
import { usePrice } from './usePrice.ts'

/** How far the price is from that of 00:00 UTC, in percent; nothing if unknown. */
export function DayChange({ market }: { market: MarketName }) {
  const { t } = useTranslation('market')
  const change = percentFrom(usePrice(market).price, useDayOpen(market))
  if (change === null) return null
  return (
    <span className="num text-xs" title={t('sinceMidnight')}>
      <span className="sr-only">{t('sinceMidnight')}</span> <Gain of={formatGainPercent(change)} />
    </span>
  )
}
