import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { LevelProposal } from '../../../../domain/order-form/level.ts'
import { breakEvenStop } from '../../../../domain/position/breakEven.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'

export interface SetsLevels {
  /** Opens the SL/TP dialog of an order, with proposed levels. */
  onSetLevels: (order: Order, proposal: LevelProposal) => void
}

/** Offered for a position in profit, instead of closing it: opens its SL/TP dialog with break-even as the proposed stop loss. Its space is reserved. */
export function StopInstead({ order, onSetLevels }: SetsLevels & { order: Order }) {
  const { t } = useTranslation('dialogs')
  const { market, price } = useMarketNow(order.market)
  const stopLoss = market && breakEvenStop(order, market, price)
  return (
    <div className="dense -ml-2 min-h-11 dense:min-h-7">
      {stopLoss && (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          aria-haspopup="dialog"
          onClick={() => onSetLevels(order, { stopLoss })}
        >
          {t('closeOrder.breakEven', { price: formatPrice(stopLoss, market) })}
        </Button>
      )}
    </div>
  )
}
