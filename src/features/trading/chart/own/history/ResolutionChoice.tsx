import { useTranslation } from 'react-i18next'
import type { Bars } from './useBars.ts'
import './ResolutionChoice.css'

/** Chooses the candle length among those of the data feed; renders nothing without a feed. */
export function ResolutionChoice({ bars: { offers, chosen, choose } }: { bars: Bars }) {
  const { t } = useTranslation('lines', { keyPrefix: 'candles' })
  if (offers.length === 0) return null

  return (
    <select
      aria-label={t('choice')}
      className="candles-choice"
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        const offer = offers.find(({ resolution }) => resolution === value)
        if (offer) choose(offer.resolution)
      }}
    >
      {offers.map(({ resolution }) => (
        <option key={resolution} value={resolution}>
          {t(`short.${resolution}`)}
        </option>
      ))}
    </select>
  )
}
