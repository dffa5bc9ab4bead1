import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { formatNumber, formatSigned } from '../../../../domain/money/format.ts'
import { netResult, rewardToRisk } from '../../../../domain/order-form/netResult.ts'
import { type DraftEntry, draftEntry, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import { fittingSide, sideLevels } from '../../../../domain/order-form/sideLevels.ts'
import { useFromPrices } from '../../market/usePrice.ts'
import { type PreviewedOrder, PreviewRow } from './PreviewRow.tsx'

interface Opening extends DraftEntry {
  market: Market
}

/** Results of the levels that fit one side, formatted: net of both fees. */
export function levelResults(draft: OrderFormValues, at: Opening, entry: Decimal, decimals?: number) {
  const { side, market, leverage } = at
  const { stopLoss, takeProfit } = sideLevels(draft, at)
  const position = { side, leverage, entry }
  const amount = parseTyped(draft.amount)
  const resultAt = (level: Decimal | null) =>
    formatSigned(level && amount && netResult(amount, { ...position, level }, market), decimals)
  const ratio = stopLoss && takeProfit && rewardToRisk(position, stopLoss, takeProfit, market)
  return {
    stopLoss: resultAt(stopLoss),
    takeProfit: resultAt(takeProfit),
    ratio: formatNumber(ratio, { decimals: 2 }),
  }
}

/** Results of the typed levels for each side, net of both fees, and the side they fit. */
export function LevelRows({ market, draft, leverage }: PreviewedOrder) {
  const { t } = useTranslation('orderForm')
  const results = useFromPrices((priceOf) => {
    const terms = { market, leverage, marketPrice: priceOf(market.market) }
    const of = (side: Side) => {
      const at = { ...terms, side }
      const entry = draftEntry(draft, at)
      return entry && levelResults(draft, at, entry)
    }
    const [long, short] = [of('LONG'), of('SHORT')]
    return long && short && { long, short, fits: fittingSide(draft, terms) }
  })
  if (!results) return null

  const { long, short, fits } = results
  const rows = [
    { row: 'stopLoss', isShown: draft.stopLoss !== '' },
    { row: 'takeProfit', isShown: draft.takeProfit !== '' },
    { row: 'ratio', isShown: draft.stopLoss !== '' && draft.takeProfit !== '' },
  ] as const
  const fit = fits === 'NONE' ? t('risk.levels.noSide') : fits && t('risk.levels.oneSide', { side: fits })

  return (
    <>
      {rows.map(
        ({ row, isShown }) =>
          isShown && (
            <PreviewRow
              key={row}
              label={t(`risk.levels.${row}`)}
              full={t(`risk.levels.${row}Full`)}
              long={long[row]}
              short={short[row]}
            />
          ),
      )}
      {fit && (
        <tr>
          <td colSpan={3} className="py-1 text-xs text-text-2">
            {fit}
          </td>
        </tr>
      )}
    </>
  )
}
