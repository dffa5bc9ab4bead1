import { useTranslation } from 'react-i18next'
import { estimatedLiquidation } from '../../domain/estimate.ts'
import { leverageForStop } from '../../domain/leverage.ts'
import { draftEntry, type OrderForm } from '../../domain/orderDraft.ts'
import { sideLevels } from '../../domain/sideLevels.ts'
import { isBehindLiquidation } from '../../domain/tpsl.ts'
import { LEVERAGES, type Leverage } from '../../limits.ts'
import type { Market } from '../../wire/market.ts'
import type { Side } from '../../wire/order.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  market: Market
  draft: OrderForm
  leverage: Leverage
  onChoose: (leverage: Leverage) => void
}

/** Below the warning of a stop behind the liquidation price: one press to the largest leverage at which the stop comes first, or that there is none. */
export function LowerLeverage({ market, draft, leverage, onChoose }: Props) {
  const { t } = useTranslation('risk')

  const offered = useFromPrices((priceOf) => {
    const marketPrice = priceOf(market.market)
    const offerFor = (side: Side) => {
      const entry = draftEntry(draft, { side, marketPrice })
      const stopAt = (times: Leverage) => sideLevels(draft, { side, market, leverage: times, marketPrice }).stopLoss
      const stop = stopAt(leverage)
      if (!entry || !stop) return null
      const liquidation = estimatedLiquidation(side, entry, leverage, market.pricePrecision)
      return isBehindLiquidation(stop, { type: side, liquidation }) ? (leverageForStop({ side, entry, stopAt }, market) ?? ('none' as const)) : null
    }
    const offers = [offerFor('LONG'), offerFor('SHORT')].filter((offer) => offer !== null)
    return offers.length === 0 ? null : offers.reduce((one, other) => (one === 'none' || (other !== 'none' && other < one) ? other : one))
  })
  if (offered === null) return null

  return (
    // One box with the warning above it.
    <div className="dense -mt-3 rounded-b-sm bg-warn-soft ps-8 pe-3 pb-2">
      {offered === 'none' ? (
        <p className="text-sm text-warn">{t('levels.never', { leverage: String(LEVERAGES[0]) })}</p>
      ) : (
        <Button size="sm" className="min-h-11" onClick={() => onChoose(offered)}>{t('levels.useLeverage', { leverage: String(offered) })}</Button>
      )}
    </div>
  )
}
