import { useTranslation } from 'react-i18next'
import { isPositive } from '../../domain/decimal.ts'
import { typedNumber } from '../../domain/decimalText.ts'
import { entryPrice } from '../../domain/estimate.ts'
import { DASH, digits, signed } from '../../domain/format.ts'
import { netResult, rewardToRisk } from '../../domain/netResult.ts'
import { limitPriceOf, type OrderForm } from '../../domain/orderDraft.ts'
import { fittingSide, sideLevels } from '../../domain/sideLevels.ts'
import type { Leverage } from '../../limits.ts'
import type { Market } from '../../wire/market.ts'
import type { Side } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { PreviewRow } from './PreviewRow.tsx'

interface Opening {
  side: Side
  market: Market
  leverage: Leverage
  price: Decimal
}

/** What the levels that fit one side mean for it, as shown. */
function judged(draft: OrderForm, { side, market, leverage, price }: Opening) {
  const { stopLoss, takeProfit } = sideLevels(draft, { side, market, leverage, price })
  const position = { side, leverage, entry: price }
  const amount = typedNumber(draft.amount)
  const resultAt = (level: Decimal | null) => signed(level && amount && netResult(amount, { ...position, level }, market))
  const ratio = stopLoss && takeProfit && rewardToRisk(position, stopLoss, takeProfit, market)
  return { stopLoss: resultAt(stopLoss), takeProfit: resultAt(takeProfit), ratio: ratio ? `${digits(ratio, { decimals: 2 })} : 1` : DASH }
}

interface Props extends Pick<Opening, 'market' | 'leverage'> {
  draft: OrderForm
}

/** What the typed levels mean for either side, net of both fees, and which side takes them. */
export function LevelRows({ market, draft, leverage }: Props) {
  const { t } = useTranslation('risk')
  const told = useFromPrices((priceOf) => {
    const price = entryPrice(limitPriceOf(draft), priceOf(market.market))
    if (!price || !isPositive(price)) return null
    const of = (side: Side) => judged(draft, { side, market, leverage, price })
    return { long: of('LONG'), short: of('SHORT'), fits: fittingSide(draft, { market, leverage, price }) }
  })
  if (!told) return null

  const { long, short, fits } = told
  const rows = [
    { row: 'stopLoss', isShown: draft.stopLoss !== '' },
    { row: 'takeProfit', isShown: draft.takeProfit !== '' },
    { row: 'ratio', isShown: draft.stopLoss !== '' && draft.takeProfit !== '' },
  ] as const
  const fit = fits === 'NONE' ? t('levels.noSide') : fits && t('levels.oneSide', { side: fits, other: fits === 'LONG' ? 'SHORT' : 'LONG' })

  return (
    <>
      {rows.map(
        ({ row, isShown }) =>
          isShown && <PreviewRow key={row} label={t(`levels.${row}`)} full={t(`levels.${row}Full`)} long={long[row]} short={short[row]} />,
      )}
      {fit && (
        <tr>
          <td colSpan={3} className="py-1 text-xs text-text-2">{fit}</td>
        </tr>
      )}
    </>
  )
}
