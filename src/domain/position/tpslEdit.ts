import type { Order, OrderEdit } from '../../api/order.ts'
import { isSame } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'

/** The edit from the texts of two fields: only those that are not empty are sent. Specification §5. */
export function tpslEdit(
  { orderId, market }: Pick<Order, 'orderId' | 'market'>,
  texts: { stopLoss: string; takeProfit: string },
): OrderEdit {
  const [stopLoss, takeProfit] = [parseTyped(texts.stopLoss), parseTyped(texts.takeProfit)]
  return { orderId, market, ...(stopLoss && { stopLoss }), ...(takeProfit && { takeProfit }) }
}

/** Whether the order already has the values of the edit. */
export const isAlreadySet = (
  order: Pick<Order, 'stopLoss' | 'takeProfit'>,
  { stopLoss, takeProfit }: OrderEdit,
): boolean => isSame(order.stopLoss, stopLoss ?? null) && isSame(order.takeProfit, takeProfit ?? null)

/** The order with the levels of an accepted edit: a level that was not sent is removed. */
export const withLevels = (order: Order, { stopLoss, takeProfit }: OrderEdit): Order => ({
  ...order,
  stopLoss: stopLoss ?? null,
  takeProfit: takeProfit ?? null,
})
