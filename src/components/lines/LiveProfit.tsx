import { gain } from '../../domain/format.ts'
import { profit } from '../../domain/profit.ts'
import type { Order } from '../../wire/order.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { Gain } from '../ui/Gain.tsx'

/** What a position has won or lost so far, in KXT. */
export function LiveProfit({ order }: { order: Order }) {
  return <Gain of={gain(useFromPrices((price) => profit(order, price(order.market))))} />
}
