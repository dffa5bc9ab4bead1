import { useTranslation } from 'react-i18next'
import type { Bars } from './useBars.ts'
import './ResolutionChoice.css'

/** Chooses the candle length among those of the data feed; renders nothing without a feed. */
export function ResolutionChoice({ bars: { offers, chosen, choose } }: { bars: Bars }) {
  const { t } = useTranslation('chart')
  if (offers.length === 0) return null

  return (
    <select
      aria-label={t('candles.choice')}
      className="candles-choice"
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        const offer = offers.find(({ resolution }) => resolution === value)
        if (offer) choose(offer.resolution)
      }}
    >
      {offers.map(({ resolution }) => (
        <option key={resolution} value={resolution}>
          {t(`candles.short.${resolution}`)}
        </option>
      ))}
    </select>
  )
}
