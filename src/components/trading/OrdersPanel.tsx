import type { PricedMarket } from '../../queries/markets.ts'

export function OrdersPanel(_props: { market: PricedMarket; markets: PricedMarket[] }) {
  return null
}
