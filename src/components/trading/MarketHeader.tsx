import type { PricedMarket } from '../../queries/markets.ts'

export function MarketHeader(_props: { market: PricedMarket; markets: PricedMarket[] }) {
  return null
}
