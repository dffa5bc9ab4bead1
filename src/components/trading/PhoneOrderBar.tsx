import type { PricedMarket } from '../../queries/markets.ts'

export function PhoneOrderBar(_props: { market: PricedMarket }) {
  return null
}
