import type { PricedMarket } from '../../queries/markets.ts'

export function ChartPanel(_props: { market: PricedMarket }) {
  return null
}
