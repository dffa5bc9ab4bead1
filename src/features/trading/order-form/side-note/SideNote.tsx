import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { compare } from '../../../../domain/money/decimal.ts'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { digits } from '../../../../domain/money/format.ts'
import { type DraftEntry, draftLevelProblem, fillsAtOnce, levelPrices, limitPriceOf, type OrderForm } from '../../../../domain/order-form/orderDraft.ts'
import { typedNumber } from '../../../../domain/money/decimalText.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import { useFromPrices } from '../../market/usePrice.ts'

interface Props {
  side: Side
  market: Market
  draft: OrderForm
  leverage: Leverage
  /** The side that the draft's link suggests. */
  isLinked: boolean
}

/** The stop loss or take profit for which this side would be refused, and where it lies; null if there is none. */
function wrongLevel(draft: OrderForm, at: DraftEntry) {
  for (const level of ['stopLoss', 'takeProfit'] as const) {
    const problem = draftLevelProblem(level, draft, at)
    const typed = levelPrices(draft, at)[level]
    if (problem?.kind !== 'wrongSide' || !typed) continue
    const order = compare(typed, problem.price)
    return `${level}.${order < 0 ? 'below' : order > 0 ? 'above' : 'at'}` as const
  }
  return null
}

/** The last line of LONG or SHORT: why the side would be refused, what to know of its price, or its estimated liquidation. */
export function SideNote({ side, market, draft, leverage, isLinked }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'side' })
  const limit = limitPriceOf(draft)
  const wrong = useFromPrices((priceOf) => wrongLevel(draft, { side, market, leverage, marketPrice: priceOf(market.market) }))
  const isAtOnce = useFromPrices((priceOf) => {
    const price = priceOf(market.market)
    return limit !== null && price !== null && fillsAtOnce(side, limit, price)
  })
  const amount = typedNumber(draft.amount)
  const liquidation = useFromPrices(
    (priceOf) => amount && estimate({ side, amount, leverage, limitPrice: limit, marketPrice: priceOf(market.market) }, market).liquidation,
  )

  if (wrong) return <span className="refused">{t(wrong)}</span>
  if (isAtOnce) {
    return (
      <span className="flex items-center justify-center gap-1">
        <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
        {t('fillsAtOnce')}
      </span>
    )
  }
  if (isLinked) return t('asLinked')
  // The table of the estimates tells it to a screen reader: the name of a focused button does not tick.
  return liquidation && <span aria-hidden="true">{t('liquidation', { price: digits(liquidation, { decimals: market.pricePrecision }) })}</span>
}
