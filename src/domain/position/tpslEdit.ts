import type { Order, OrderEdit } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { compare } from '../money/decimal.ts'
import { typedNumber } from '../money/decimalText.ts'

/** The edit from the texts of two fields: only those that are not empty are sent. Specification §5. */
export function tpslEdit(
  { orderId, market }: Pick<Order, 'orderId' | 'market'>,
  texts: { stopLoss: string; takeProfit: string },
): OrderEdit {
  const [stopLoss, takeProfit] = [typedNumber(texts.stopLoss), typedNumber(texts.takeProfit)]
  return { orderId, market, ...(stopLoss && { stopLoss }), ...(takeProfit && { takeProfit }) }
}

const same = (a: Decimal | null, b: Decimal | null) => (a === null || b === null ? a === b : compare(a, b) === 0)

/** Whether the order already has the values of the edit. */
export const isAlreadySet = (order: Pick<Order, 'stopLoss' | 'takeProfit'>, { stopLoss, takeProfit }: OrderEdit): boolean =>
  same(order.stopLoss, stopLoss ?? null) && same(order.takeProfit, takeProfit ?? null)

/** The order with the levels of an edit that was accepted: a level that was not sent is removed. */
export const withLevels = (order: Order, { stopLoss, takeProfit }: OrderEdit): Order => ({
  ...order,
  stopLoss: stopLoss ?? null,
  takeProfit: takeProfit ?? null,
})
