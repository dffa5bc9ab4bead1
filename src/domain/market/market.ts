import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { Decimal, Instant, MarketName } from '../../api/scalars.ts'

/** The latest price of a market; null if unknown. */
export type PriceOf = (market: MarketName) => Decimal | null

/** 'BTCUSDC': the displayed name of a market, without the dash. Specification §3. */
export const symbol = (market: MarketName): string => market.replace('-', '')

/** 'BTC': the asset bought on the market, and the name of its icon. */
export const baseAsset = (market: MarketName): string => market.slice(0, market.indexOf('-'))

/** 'USDC': the asset in which the market is priced. */
export const quoteAsset = (market: MarketName): string => market.slice(market.indexOf('-') + 1)

/** The market of this name; null if it is not listed, or the list is unknown. */
export const findMarket = <Listed extends Pick<Market, 'market'>>(
  list: readonly Listed[] | undefined,
  name: string | null,
): Listed | null => list?.find(({ market }) => market === name) ?? null

/** Sorted by displayed name; of duplicates the later wins. Specification §9. */
export function sortMarkets<Listed extends Pick<Market, 'market'>>(markets: readonly Listed[]): Listed[] {
  const byName = new Map(markets.map((market) => [market.market, market]))
  const entries = [...byName.values()].map((market) => ({ market, key: symbol(market.market).toUpperCase() }))
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return entries.map(({ market }) => market)
}

type MarketChoice<Listed> =
  | { kind: 'chosen'; market: Listed }
  | { kind: 'noMarkets' }
  | { kind: 'noMatchedMarket'; name: string }

interface Candidates<Listed> {
  /** The market in the URL, null if there is none. */
  fromUrl: string | null
  /** The market chosen last time. */
  stored: string | null
  markets: readonly Listed[]
}

/** Which market to show: the one in the URL or an error, else the stored one, else the first. Specification §4. */
export function chooseMarket<Listed extends Pick<Market, 'market'>>({
  fromUrl,
  stored,
  markets,
}: Candidates<Listed>): MarketChoice<Listed> {
  if (markets.length > 0 && fromUrl !== null) {
    const market = findMarket(markets, fromUrl)
    return market ? { kind: 'chosen', market } : { kind: 'noMatchedMarket', name: fromUrl }
  }
  const market = findMarket(markets, stored) ?? sortMarkets(markets)[0]
  return market ? { kind: 'chosen', market } : { kind: 'noMarkets' }
}

/** Null if the side is open, else the instant it opens. Contract §4. */
export function sideOpensAt(market: Market, side: Side, now: number): Instant | null {
  const since = side === 'LONG' ? market.longsAvailableSince : market.shortsAvailableSince
  return since !== null && since > now ? since : null
}
