import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../config.ts'
import { signed } from '../../domain/format.ts'
import { type DraftLevel, useTpslOutlook } from './useTpslOutlook.ts'

/** What a level typed as a price wins or loses, on each side that it fits. */
export function LevelResult(level: DraftLevel) {
  const { t } = useTranslation()
  const results = useTpslOutlook(level, (sides) => sides.map(({ side, result }) => ({ side, result })))
  return results.map(
    ({ side, result }) =>
      result && <span key={side} className="block">{t('orderForm.levelResult', { side, profit: signed(result), currency: SETTLEMENT_CURRENCY })}</span>,
  )
}
