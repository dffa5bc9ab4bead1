import { endpoint } from './endpoint.ts'
import { listOf, readableOf } from './listOf.ts'
import { Decimal, Instant, MarketName, maybe, Precision } from './scalars.ts'
import * as z from './zod.ts'

const rates = {
  /** Share of a SHORT position charged at each funding. Without it: shows as a dash; no daily funding for SHORT. */
  fundingShortFeeRate: maybe(Decimal),
  /** Share of a LONG position charged at each funding. Without it: shows as a dash; no daily funding for LONG. */
  fundingLongFeeRate: maybe(Decimal),
  /** Share of the position charged for opening. Without it: shows as a dash, like estimates that need it: opening fee, break-even. */
  orderOpenFeeRate: maybe(Decimal),
  /** Share of the position charged for closing. Without it: shows as a dash, like estimates that need it: closing fee, net P&L, break-even. */
  orderCloseFeeRate: maybe(Decimal),
  /** Share of the position charged for a liquidation. Without it: shows as a dash on the fees page. */
  liquidationFeeRate: maybe(Decimal),
}

/** A futures market without its price: the data that hardly ever changes. The settlement currency is always KXT, so it is not read. Specification §3. */
export const Market = z.object({
  /** Name of the market, BASE-QUOTE. */
  market: MarketName,
  /** Base currency: “BTC”. Without it: nothing: it is taken from the market’s name. */
  buyingCurrency: maybe(z.string()),
  /** Quote currency, of its prices: “USDC”. Without it: nothing: it is taken from the market’s name. */
  payingCurrency: maybe(z.string()),
  /** Decimals of a price. Without it: 8 decimals. */
  pricePrecision: Precision,
  /** Decimals of a quantity. Without it: 8 decimals. */
  positionSizePrecision: Precision,
  /** When LONG opens; null or past: it is open. Without it: LONG is open. */
  longsAvailableSince: maybe(Instant),
  /** When SHORT opens; null or past: it is open. Without it: SHORT is open. */
  shortsAvailableSince: maybe(Instant),
  /** Minimum amount of an order, in KXT. Without it: no minimum is checked before an order is sent. */
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
