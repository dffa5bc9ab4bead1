import Big from 'big.js'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

export const pricesAboveZero: Check = {
  name: 'public/pricesAboveZero',
  title: 'Every price is above zero',
  section: 'Specification §3',
  app: 'treats such a price as missing: P&L and estimates are dashes, and no market order can be sent',
  run(context) {
    const listed = context
      .seen(listMarkets)
      .flatMap(({ data }) => data.markets.items.map(({ market, price }) => ({ of: String(market), price })))
    const priced = context
      .seen(getPrice)
      .map(({ payload, data }) => ({ of: JSON.stringify(payload), price: data.price }))
    const prices = [...listed, ...priced].filter(({ price }) => price !== null)
    if (prices.length === 0) return notSeen('no price was seen')
    return passUnless(
      prices.filter(({ price }) => price !== null && new Big(price).lte(0)).map(({ of, price }) => `${of}: ${price}`),
    )
  },
}
