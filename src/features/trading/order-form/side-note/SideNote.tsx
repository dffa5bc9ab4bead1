import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { fillsAtOnce, limitPriceOf, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import type { RejectedLevel } from '../../../../domain/order-form/rejectedLevel.ts'
import { useFromPrices } from '../../market/usePrice.ts'

interface Props {
  side: Side
  market: Market
  draft: OrderFormValues
  leverage: Leverage
  /** The side that the draft's link suggests. */
  isLinked: boolean
  /** Why the side would be rejected. */
  refused: RejectedLevel | null
}

/** The last line of LONG or SHORT: why the side would be rejected, a warning about its price, or its estimated liquidation price. */
export function SideNote({ side, market, draft, leverage, isLinked, refused }: Props) {
  const { t } = useTranslation('orderForm')
  const limit = limitPriceOf(draft)
  const isAtOnce = useFromPrices((priceOf) => {
    const price = priceOf(market.market)
    return limit !== null && price !== null && fillsAtOnce(side, limit, price)
  })
  const amount = parseTyped(draft.amount)
  const liquidation = useFromPrices(
    (priceOf) =>
      amount &&
      estimate({ side, amount, leverage, limitPrice: limit, marketPrice: priceOf(market.market) }, market).liquidation,
  )

  if (refused) return <span>{t(`side.${refused}`)}</span>
  if (isAtOnce) {
    return (
      <span className="flex items-center justify-center gap-1">
        <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
        <span>{t('side.fillsAtOnce')}</span>
      </span>
    )
  }
  if (isLinked) return <span>{t('side.asLinked')}</span>
  // Screen readers have it in the table of estimates: the name of a focused button must not change every second.
  return (
    liquidation && (
      <span aria-hidden="true">
        {t('side.liquidation', { price: formatNumber(liquidation, { decimals: market.pricePrecision }) })}
      </span>
    )
  )
}
