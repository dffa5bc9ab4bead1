import type { Order } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { tpslPrice } from '../order-form/tpslPrice.ts'

/** Distance of a proposed first stop loss from the entry, in percent. */
const PERCENT = Decimal.parse('1')

/** The price of a stop loss to propose for a position. */
export const proposedStop = ({ type, startPrice, amount, leverage }: Order, pricePrecision: number): Decimal | null =>
  tpslPrice('stopLoss', { text: PERCENT, unit: 'percent' }, { side: type, entry: startPrice, amount, leverage, pricePrecision })
