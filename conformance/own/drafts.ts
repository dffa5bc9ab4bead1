import Big from 'big.js'
import { listMarkets, type ListedMarket } from '../../src/api/market.ts'
import type { createOrder } from '../../src/api/orderChanges.ts'
import type { Decimal } from '../../src/api/scalars.ts'
import type * as z from '../../src/api/zod.ts'
import { LEVERAGES } from '../../src/constants/limits.ts'
import type { Context } from '../context.ts'

/** Share of the market's price for a LONG limit order that must not fill. */
const FAR_BELOW = '0.5'
/** The same for a SHORT, with its levels: each on its side of limit and market, the stop loss before the liquidation. */
const FAR_ABOVE = { price: '1.5', stopLoss: '1.53', takeProfit: '0.9' }

export type OrderDraft = z.input<typeof createOrder.request>
export type PricedMarket = ListedMarket & { price: Decimal }

/** The market of the checks' own orders: the requested one, else the first with a price and open LONGs; null if there is none. */
export function ownMarket(context: Context): PricedMarket | null {
  const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
  for (const market of markets) {
    const isOpen = (market.longsAvailableSince ?? 0) <= context.clock.now()
    if (market.price !== null && (context.market === null ? isOpen : market.market === context.market))
      return { ...market, price: market.price }
  }
  return null
}

/** The same with the price of now. */
export async function ownMarketNow(context: Context): Promise<PricedMarket | null> {
  await context.get(listMarkets)
  return ownMarket(context)
}

/** A share of a market's price, in its precision. */
export const priceAt = ({ price, pricePrecision }: PricedMarket, share: string): string =>
  new Big(price).times(share).round(pricePrecision, Big.roundDown).toFixed(pricePrecision)

/** The smallest order the market takes. */
export function smallestOrder(market: ListedMarket): OrderDraft {
  const least = new Big(market.minimumOrderValue ?? '1')
  const amount = (least.gt(0) ? least : new Big(1)).round(market.pricePrecision, Big.roundUp)
  return { market: market.market, type: 'LONG', amount: amount.toFixed(), leverage: LEVERAGES[0] }
}

/** The smallest order, at a price far from the market. */
export const farLimitOrder = (market: PricedMarket): OrderDraft => ({
  ...smallestOrder(market),
  price: priceAt(market, FAR_BELOW),
})

/** The smallest SHORT, far from the market, with both levels and another leverage than the LONGs. */
export const farShortOrder = (market: PricedMarket): OrderDraft => ({
  ...smallestOrder(market),
  type: 'SHORT',
  leverage: LEVERAGES[1],
  price: priceAt(market, FAR_ABOVE.price),
  stopLoss: priceAt(market, FAR_ABOVE.stopLoss),
  takeProfit: priceAt(market, FAR_ABOVE.takeProfit),
})
