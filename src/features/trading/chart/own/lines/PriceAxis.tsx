import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../../api/market.ts'
import { type PriceScale, priceAtY } from '../../../../../domain/chart/priceScale.ts'
import { draftInUnit } from '../../../../../domain/order-form/tpslUnits.ts'
import { stepPrice } from '../../../../../domain/position/priceSteps.ts'
import { priceNow } from '../../../../../queries/prices.ts'
import { draftOn } from '../../../order-form/draft.ts'
import { placement } from '../../../order-form/placement.ts'
import { useOrderFlow } from '../../../order-form/useOrderFlow.ts'
import { focusField } from '../../../view/focusLandmark.ts'

/**
 * The price scale: a click fills in the limit price, with Shift the stop loss. For mouse and finger; with the keyboard, use the
 * fields or move the draft's lines.
 */
export function PriceAxis({ market, scale }: { market: Market; scale: PriceScale }) {
  const { t } = useTranslation('chart')
  const press = useAxisPress(market)
  const pressed = {
    onClick: ({ clientY, shiftKey, currentTarget }: MouseEvent) =>
      press(shiftKey ? 'stopLoss' : 'limitPrice', priceAtY(scale, clientY - currentTarget.getBoundingClientRect().top)),
  }
  return (
    <div
      aria-hidden="true"
      title={t('axis')}
      className="price-axis"
      style={{ left: scale.width, height: scale.height }}
      {...pressed}
    />
  )
}

/** Handles a click on the price scale: fills the price into the form, rounded to the market's decimals, and focuses its field. Sends nothing. */
function useAxisPress(market: Market) {
  const client = useQueryClient()
  const { draft, leverage } = useOrderFlow()

  return (field: 'limitPrice' | 'stopLoss', at: number) => {
    // The form is locked.
    if (at <= 0 || placement.pending()) return
    const price = stepPrice(Math.round(at * 10 ** market.pricePrecision), market.pricePrecision)
    if (field === 'limitPrice') draft.change(market, { kind: 'limit', price })
    else {
      const form = draftOn(draft.get(), market)
      const terms = { market, leverage, marketPrice: priceNow(client, market.market)?.price ?? null }
      draft.change(market, { ...draftInUnit('price', form, terms), tpsl: true, stopLoss: price })
    }
    void focusField(field)
  }
}
