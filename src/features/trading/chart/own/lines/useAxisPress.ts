import { useQueryClient } from '@tanstack/react-query'
import { draftInUnit } from '../../../../../domain/order-form/tpslUnits.ts'
import { stepPrice } from '../../../../../domain/position/priceSteps.ts'
import { priceNow } from '../../../../../queries/prices.ts'
import type { Market } from '../../../../../api/market.ts'
import { draftOn } from '../../../order-form/draft.ts'
import { useOrderFlow } from '../../../order-form/useOrderFlow.ts'
import { focusField } from '../../../view/focusLandmark.ts'

/** Handles a click on the price scale: fills the price into the form, rounded to the market's decimals, and focuses its field. Sends nothing. */
export function useAxisPress(market: Market) {
  const client = useQueryClient()
  const { draft, leverage, placement } = useOrderFlow()

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
