import type { PricedMarket } from '../../queries/markets.ts'

export function OrderForm(_props: { market: PricedMarket }) {
  return null
}
