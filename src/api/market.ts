import { endpoint } from './endpoint.ts'
import { listOf, readableOf } from './listOf.ts'
import { Decimal, Instant, MarketName, maybe, Precision } from './scalars.ts'
import * as z from './zod.ts'

const rates = {
  fundingShortFeeRate: maybe(Decimal),
  fundingLongFeeRate: maybe(Decimal),
  orderOpenFeeRate: maybe(Decimal),
  orderCloseFeeRate: maybe(Decimal),
  liquidationFeeRate: maybe(Decimal),
}

/** A futures market without its price: the data that hardly ever changes. The settlement currency is always KXT, so it is not read. Specification §3. */
export const Market = z.object({
  market: MarketName,
  buyingCurrency: maybe(z.string()),
  payingCurrency: maybe(z.string()),
  pricePrecision: Precision,
  positionSizePrecision: Precision,
  longsAvailableSince: maybe(Instant),
  shortsAvailableSince: maybe(Instant),
  minimumOrderValue: maybe(Decimal),
  ...rates,
})
export type Market = z.output<typeof Market>

/** A market with its current price. */
export const ListedMarket = z.object({ ...Market.shape, price: maybe(Decimal) })
export type ListedMarket = z.output<typeof ListedMarket>

/** One row of the fee table. */
export const FeeRates = z.object({ market: MarketName, ...rates })
export type FeeRates = z.output<typeof FeeRates>

export const listMarkets = endpoint({
  path: '/futures/api/markets/list',
  response: z.object({ markets: listOf(ListedMarket) }),
  isPublic: true,
})

export const getPrice = endpoint({
  path: '/futures/api/markets/price/get',
  request: z.object({ market: MarketName }),
  response: z.object({ price: Decimal }),
  isPublic: true,
})

/** Prices of all markets. Listed as public by the specification; the app uses the market list instead. */
export const listPrices = endpoint({
  path: '/futures/api/markets/prices',
  response: z.object({ prices: readableOf(z.object({ market: MarketName, price: Decimal })) }),
  isPublic: true,
})

export const listFeeRates = endpoint({
  path: '/futures/api/markets/fee/rates/list',
  response: z.object({ list: listOf(FeeRates) }),
})
