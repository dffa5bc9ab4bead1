import Big from 'big.js'
import { getPrice, listMarkets } from '../src/api/market.ts'
import type { Decimal } from '../src/api/scalars.ts'
import * as z from '../src/api/zod.ts'
import type { Context } from './context.ts'

/** Share by which a price may differ from the market's: spread, slippage, and what happens in between. */
const FAR = '0.1'

/** A price of a market, and when it was asked for. */
export interface SeenPrice {
  market: string
  price: Decimal
  atMs: number
}

const Named = z.object({ market: z.string() })

/** Prices above zero from the list of markets. */
export const listedPrices = (context: Context): SeenPrice[] =>
  context
    .seen(listMarkets)
    .flatMap(({ data, sentMs }) =>
      data.markets.items.flatMap(({ market, price }) =>
        price === null || new Big(price).lte(0) ? [] : [{ market, price, atMs: sentMs }],
      ),
    )

/** Prices above zero asked for one by one. */
export const askedPrices = (context: Context): SeenPrice[] =>
  context.seen(getPrice).flatMap(({ payload, data, sentMs }) => {
    const market = z.safeParse(Named, payload).data?.market
    return market === undefined || new Big(data.price).lte(0) ? [] : [{ market, price: data.price, atMs: sentMs }]
  })

/** The current price; null if it is not answered. */
export const priceNow = async (context: Context, market: string): Promise<Decimal | null> =>
  (await context.get(getPrice, { market }))?.price ?? null

/** Whether two prices differ by more than a share. */
export const farFrom = (price: string, other: string, share = FAR): boolean =>
  new Big(price).minus(other).abs().gt(new Big(other).abs().times(share))
