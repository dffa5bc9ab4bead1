import Big from 'big.js'
import { listMarkets } from '../../src/api/market.ts'
import type { Order } from '../../src/api/order.ts'
import type { Context } from '../context.ts'
import type { OrderDraft } from './drafts.ts'

/** Assumed where the market says no rate. */
const USUAL_RATE = '0.001'
/** Share of the margin that fees may take at most, whatever their rates. */
const MOST = '0.03'
/** Of floats with about 16 digits. */
const ROUNDING = '0.000001'

/** Opening and closing fee of an order, in KXT, and the rounding of its amount. */
export function expectedFees(context: Context, { market, amount, leverage }: OrderDraft): Big {
  const rates = context
    .seen(listMarkets)
    .at(-1)
    ?.data.markets.items.find((listed) => listed.market === market)
  const rate = new Big(rates?.orderOpenFeeRate ?? USUAL_RATE).plus(rates?.orderCloseFeeRate ?? USUAL_RATE)
  const fees = new Big(amount).times(leverage).times(rate)
  const most = new Big(amount).times(MOST)
  return (fees.gt(most) ? most : fees).plus(new Big(amount).times(ROUNDING))
}

/** Whether a listed order has the margin of its request: exactly, as a float, or net of its fees. */
export const isMargin = (context: Context, draft: OrderDraft, { amount }: Order): boolean =>
  new Big(amount).minus(draft.amount).abs().lte(expectedFees(context, draft))
