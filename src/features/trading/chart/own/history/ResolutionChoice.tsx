import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../../../ui/input/Segmented.tsx'
import type { Bars } from './useBars.ts'
import './ResolutionChoice.css'

/** Chooses the candle length among those of the data feed; renders nothing without a feed. */
export function ResolutionChoice({ bars: { offers, chosen, choose } }: { bars: Bars }) {
  const { t } = useTranslation('chart')
  if (offers.length === 0) return null

  return (
    <div className="candles-choice">
      <Segmented
        size="sm"
        label={t('candles.choice')}
        value={chosen}
        onChange={choose}
        options={offers.map(({ resolution }) => ({ value: resolution, label: t(`candles.short.${resolution}`) }))}
      />
    </div>
  )
}
