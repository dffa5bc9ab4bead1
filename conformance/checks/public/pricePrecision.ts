import Big from 'big.js'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import * as z from '../../../src/api/zod.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'

const Named = z.object({ market: z.string() })

const decimalsOf = (price: string) => (new Big(price).toFixed().split('.')[1] ?? '').length

export const pricePrecision: Check = {
  name: 'public/pricePrecision',
  title: 'A price has at most as many decimals as the pricePrecision of its market',
  section: 'Specification §3',
  app: 'rounds the displayed price to the precision; a limit, stop loss or take profit cannot be typed with more decimals',
  run(context) {
    const listed = context.seen(listMarkets).flatMap(({ data }) => data.markets.items)
    const precisions = new Map(listed.map(({ market, pricePrecision: precision }) => [String(market), precision]))
    const priced = context
      .seen(getPrice)
      .map(({ payload, data }) => ({ market: z.safeParse(Named, payload).data?.market ?? '', price: data.price }))
    const prices = [...listed, ...priced].flatMap(({ market, price }) =>
      price === null ? [] : [{ market: String(market), price }],
    )
    if (prices.length === 0) return notSeen('no price was seen')
    const wrong = prices.filter(
      ({ market, price }) => decimalsOf(price) > (precisions.get(market) ?? Number.POSITIVE_INFINITY),
    )
    return passUnless(
      wrong.map(({ market, price }) => `${market}: ${price} with a precision of ${precisions.get(market)}`),
      plural(prices.length, 'price', 'prices'),
    )
  },
}
