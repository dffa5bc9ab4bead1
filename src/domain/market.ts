import type { Market } from '../wire/market.ts'
import type { Side } from '../wire/order.ts'
import type { Instant, MarketName } from '../wire/scalars.ts'

/** 'BTCUSDC': a market as it is shown, without its dash. Specification §3. */
export const symbol = (market: MarketName): string => market.replace('-', '')

/** 'BTC': what is bought on the market, and the name of its icon. */
export const baseAsset = (market: MarketName): string => market.slice(0, market.indexOf('-'))

/** 'USDC': what prices on the market are written in. */
export const quoteAsset = (market: MarketName): string => market.slice(market.indexOf('-') + 1)

/** Alphabetical by what is shown; of two with one name the later counts. Specification §9. */
export function sortedMarkets<Listed extends Pick<Market, 'market'>>(markets: readonly Listed[]): Listed[] {
  const byName = new Map(markets.map((market) => [market.market, market]))
  const shown = [...byName.values()].map((market) => ({ market, key: symbol(market.market).toUpperCase() }))
  shown.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return shown.map(({ market }) => market)
}

export type MarketChoice<Listed> =
  | { kind: 'chosen'; market: Listed }
  | { kind: 'noMarkets' }
  | { kind: 'noMatchedMarket'; name: string }

interface Candidates<Listed> {
  /** The market named by the address, null where it names none. */
  fromUrl: string | null
  /** The market chosen last time. */
  stored: string | null
  markets: readonly Listed[]
}

/** Which market to show: the address's or an error, else the stored one, else the first. Specification §4. */
export function chooseMarket<Listed extends Pick<Market, 'market'>>({
  fromUrl,
  stored,
  markets,
}: Candidates<Listed>): MarketChoice<Listed> {
  const named = (name: string) => markets.find(({ market }) => market === name)
  if (markets.length > 0 && fromUrl !== null) {
    const market = named(fromUrl)
    return market ? { kind: 'chosen', market } : { kind: 'noMatchedMarket', name: fromUrl }
  }
  const kept = stored === null ? undefined : named(stored)
  const market = kept ?? sortedMarkets(markets)[0]
  return market ? { kind: 'chosen', market } : { kind: 'noMarkets' }
}

/** Null where the side is open, else the instant it opens. Contract §4. */
export function availability(market: Market, side: Side, now: number): Instant | null {
  const since = side === 'LONG' ? market.longsAvailableSince : market.shortsAvailableSince
  return since !== null && since > now ? since : null
}
