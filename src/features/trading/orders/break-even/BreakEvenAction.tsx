import { useTranslation } from 'react-i18next'
import { breakEvenStop } from '../../../../domain/position/breakEven.ts'
import { digits } from '../../../../domain/money/format.ts'
import { symbol } from '../../../../domain/market/market.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import { useDialogs } from '../../dialogs/useDialogs.ts'
import { useFromPrices } from '../../market/usePrice.ts'

/** Opens the dialog of the levels with the break-even proposed as the stop loss. Its place stays empty where there is nothing to propose. */
export function BreakEvenAction({ order, market }: { order: Order; market: Market }) {
  const { t } = useTranslation('desk', { keyPrefix: 'tpsl' })
  const dialogs = useDialogs()
  const stopLoss = useFromPrices((priceOf) => breakEvenStop(order, market, priceOf(order.market)))
  if (stopLoss === null) return <span className="icon-button" />

  const prefetch = () => void dialogs.prefetch('tpsl')
  const words = { symbol: symbol(order.market), side: order.type, price: digits(stopLoss, { decimals: market.pricePrecision }) }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('breakEven.named', words)}
      title={t('breakEven.full', words)}
      className="icon-button text-md font-medium tablet:text-sm"
      onClick={() => void dialogs.open({ kind: 'tpsl', order, proposal: { stopLoss } })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {t('breakEven.brief')}
    </button>
  )
}
