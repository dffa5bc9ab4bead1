import type { Order } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { tpslDistance, tpslResult } from './tpsl.ts'

/** A position with a stop loss or take profit: an order, or what a draft would open. */
export interface TpslPosition extends Pick<Order, 'type' | 'startPrice' | 'liquidation'> {
  /** Null while none is typed. */
  amount: Decimal | null
  leverage: Parameters<typeof tpslResult>[1]['leverage']
}

/** A level in every unit, before fees. Null if unknown. */
export interface TpslValues {
  price: Decimal
  /** Distance from the entry, in percent of it: −1.8 is below. */
  percent: Decimal | null
  /** P&L in KXT; the loss is at most the margin. */
  money: Decimal | null
  /** P&L in percent of the margin. */
  return: Decimal | null
}

const HUNDRED = Decimal.parse('100')

export function tpslValues(price: Decimal, { amount, ...position }: TpslPosition): TpslValues {
  const resultOf = (margin: Decimal) => tpslResult(price, { ...position, amount: margin })
  return { price, percent: tpslDistance(price, position.startPrice), money: amount && resultOf(amount), return: resultOf(HUNDRED) }
}
