import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import { fillsAtOnce, limitPriceOf, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import type { RejectedLevel } from '../../../../domain/order-form/rejectedLevel.ts'
import { useFromPrices } from '../../market/usePrice.ts'

interface Props {
  side: Side
  market: Market
  draft: OrderFormValues
  /** The side that the draft's link suggests. */
  isLinked: boolean
  /** Why the side would be rejected. */
  refused: RejectedLevel | null
}

/** On LONG or SHORT: why the side would be rejected, instead of what it sends; or, below that, a warning about its price. */
export function SideNote({ side, market, draft, isLinked, refused }: Props) {
  const { t } = useTranslation('orderForm')
  const limit = limitPriceOf(draft)
  const isAtOnce = useFromPrices((priceOf) => {
    const price = priceOf(market.market)
    return limit !== null && price !== null && fillsAtOnce(side, limit, price)
  })

  if (refused) return <span>{t(`side.${refused}`)}</span>
  if (isAtOnce) {
    return (
      <span className="flex items-center justify-center gap-1">
        <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
        <span>{t('side.fillsAtOnce')}</span>
      </span>
    )
  }
  return isLinked && <span>{t('side.asLinked')}</span>
}
