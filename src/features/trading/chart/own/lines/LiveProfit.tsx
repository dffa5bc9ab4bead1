import { profit } from '../../../../../domain/order/profit.ts'
import type { Order } from '../../../../../api/order.ts'
import { SETTLEMENT_CURRENCY } from '../../../../../platform/config.ts'
import { MaskedGain } from '../../../../../ui/masked/MaskedGain.tsx'
import { StaleMark } from '../../../market/StaleMark.tsx'
import { useFromPrices, usePriceAge } from '../../../market/usePrice.ts'

/** Unrealised P&L of a position, with the age of an old price: on a phone its clock alone, as the price above says how old it is. */
export function LiveProfit({ order }: { order: Order }) {
  const result = useFromPrices((price) => profit(order, price(order.market)))
  const age = usePriceAge(order.market)
  return (
    <>
      <MaskedGain of={result} />
      <span className="line-aside">{SETTLEMENT_CURRENCY}</span>
      {age !== null && result !== null && <StaleMark age={age} textClass="line-aside" />}
    </>
  )
}
