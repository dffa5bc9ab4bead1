import { profit } from '../../../../../domain/order/profit.ts'
import type { Order } from '../../../../../api/order.ts'
import { MaskedGain } from '../../../../../ui/masked/MaskedGain.tsx'
import { useFromPrices } from '../../../market/usePrice.ts'

/** Unrealised P&L of a position, in KXT. */
export function LiveProfit({ order }: { order: Order }) {
  return <MaskedGain of={useFromPrices((price) => profit(order, price(order.market)))} />
}
