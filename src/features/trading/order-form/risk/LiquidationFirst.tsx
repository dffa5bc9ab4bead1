import { useTranslation } from 'react-i18next'
import { SIDES } from '../../../../api/order.ts'
import { LEVERAGES, type Leverage } from '../../../../constants/limits.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { estimatedLiquidation } from '../../../../domain/order-form/estimate.ts'
import { isBehindLiquidation } from '../../../../domain/order-form/levelResult.ts'
import { leverageForStop } from '../../../../domain/order-form/leverage.ts'
import { draftEntry } from '../../../../domain/order-form/orderDraft.ts'
import { sideLevels } from '../../../../domain/order-form/sideLevels.ts'
import { withMargin } from '../../../../domain/order-form/typedSize.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { Warning } from '../../../../ui/display/Warning.tsx'
import { useSettledValue } from '../../../../ui/hooks/useSettledValue.ts'
import { useFromPrices } from '../../market/usePrice.ts'
import type { PreviewedOrder } from './PreviewRow.tsx'

interface Props extends PreviewedOrder {
  onChoose: (leverage: Leverage) => void
}

/**
 * Warns of a stop loss beyond the liquidation price; the order can still be sent. Offers the largest leverage at which the stop
 * triggers first, or says that there is none. Announced once: the price in the warning changes with every poll.
 */
export function LiquidationFirst({ market, draft, leverage, onChoose }: Props) {
  const { t } = useTranslation('orderForm')

  const sides = useFromPrices((priceOf) => {
    const marketPrice = priceOf(market.market)
    return SIDES.flatMap((side) => {
      const entry = draftEntry(draft, { side, marketPrice })
      const stopAt = (times: Leverage) => {
        const terms = { market, leverage: times, marketPrice }
        return sideLevels(withMargin(draft, terms), { side, ...terms }).stopLoss
      }
      const stop = stopAt(leverage)
      if (!entry || !stop) return []
      const liquidation = estimatedLiquidation(side, entry, leverage, market.pricePrecision)
      return isBehindLiquidation(stop, { type: side, liquidation })
        ? [{ side, liquidation, offer: leverageForStop({ side, entry, stopAt }, market) }]
        : []
    })
  })
  const [first] = sides
  const announced = useSettledValue(first ? draft.stopLoss : null)
  const offered = Math.min(...sides.flatMap(({ offer }) => offer ?? []))
  const leverageOffered = LEVERAGES.find((offer) => offer === offered)

  return (
    <>
      {first && (
        <div className="rounded-sm bg-warn-soft">
          {sides.map(({ side, liquidation }) => {
            const words = { side, price: formatPrice(liquidation, market) }
            return (
              <Warning key={side}>
                {leverageOffered
                  ? t('risk.levels.first', words)
                  : t('risk.levels.never', { ...words, leverage: String(LEVERAGES[0]) })}
              </Warning>
            )
          })}
          {leverageOffered && (
            <div className="dense ps-8 pe-3 pb-2">
              <Button size="sm" className="min-h-11" onClick={() => onChoose(leverageOffered)}>
                {t('risk.levels.useLeverage', { leverage: String(leverageOffered) })}
              </Button>
            </div>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {announced !== null && sides.map(({ side }) => t('risk.levels.liquidationFirst', { side })).join(' ')}
      </span>
    </>
  )
}
