import { getPrice, listFeeRates, listMarkets, listPrices } from '../../src/api/market.ts'
import { generalCodes } from '../codes.ts'
import { price } from '../engine/prices.ts'
import { feeRatesView, marketView } from '../engine/view.ts'
import { serve, serveAnyone } from './serve.ts'

export const marketCalls = [
  serveAnyone(listMarkets, (_, { world }) => ({ markets: [...world.markets.values()].map(marketView) })),
  serveAnyone(getPrice, (request, { world }) => {
    const market = world.markets.get(request.market)
    return market ? { price: price(market) } : { refuse: generalCodes.marketUnknown }
  }),
  serveAnyone(listPrices, (_, { world }) => ({
    prices: [...world.markets.values()].map((market) => ({
      market: market.listing.market,
      price: price(market),
    })),
  })),
  serve(listFeeRates, (_, { world }) => ({
    list: [...world.markets.values()].map(feeRatesView),
  })),
]
