import { useTranslation } from 'react-i18next'
import { DASH } from '../../../../domain/money/format.ts'
import { draftEntry } from '../../../../domain/order-form/orderDraft.ts'
import { fittingSide } from '../../../../domain/order-form/sideLevels.ts'
import { useFromPrices } from '../../market/usePrice.ts'
import { levelResults } from './LevelRows.tsx'
import type { PreviewedOrder } from './PreviewRow.tsx'

const SUMMARY_DECIMALS = 2

/** Summary of the typed levels for the side they fit: result after fees at the stop loss, at the take profit, and with both the R:R. */
export function LevelSummary({ market, draft, leverage }: PreviewedOrder) {
  const { t } = useTranslation('orderForm')
  const results = useFromPrices((priceOf) => {
    const terms = { market, leverage, marketPrice: priceOf(market.market) }
    if (draft.stopLoss === '' && draft.takeProfit === '') return null
    const fits = fittingSide(draft, terms)
    if (fits === 'NONE') return fits
    const at = { ...terms, side: fits ?? 'LONG' }
    const entry = draftEntry(draft, at)
    return entry && levelResults(draft, at, entry, SUMMARY_DECIMALS)
  })
  const parts =
    results && results !== 'NONE'
      ? [
          [t('chart.levels.stopLoss'), results.stopLoss],
          [t('chart.levels.takeProfit'), results.takeProfit],
          [t('risk.levels.ratioBrief'), results.ratio],
        ].filter(([, value]) => value !== DASH)
      : []

  return (
    <p className="num min-h-4 text-xs text-text-2" title={t('risk.levels.lineFull')}>
      {results === 'NONE'
        ? t('risk.levels.noSide')
        : parts.length > 0 && t('risk.levels.line', { results: parts.map((part) => part.join(' ')).join(' · ') })}
    </p>
  )
}
