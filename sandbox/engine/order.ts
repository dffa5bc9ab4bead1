import type { Side } from '../../src/api/order.ts'
import type { OrderRequest } from '../../src/api/orderChanges.ts'
import type { ClosureType } from '../codes.ts'
import { big, type Money } from './money.ts'

/** NEW is pending, ACTIVATING is being opened, ACTIVE is a position. */
type OrderState = 'NEW' | 'ACTIVATING' | 'ACTIVATING_FAIL' | 'ACTIVE' | 'CLOSED' | 'CANCELED'

export type Level = 'stopLoss' | 'takeProfit'

/** An order as stored. Prices and money are decimal strings, times epoch milliseconds. */
export interface PaperOrder {
  orderId: string
  accountId: string
  market: string
  type: Side
  state: OrderState
  /** The margin, locked from placing to closing. */
  amount: Money
  leverage: number
  /** Null: a market order. */
  limitPrice: string | null
  stopLoss: string | null
  takeProfit: string | null
  created: number
  /** When an order that is being activated becomes a position. */
  activeAt: number | null
  startPrice: string | null
  liquidation: string | null
  positionSize: string | null
  /** Fees accrue while the position lives and are paid from its margin when it closes. */
  feeOpen: Money | null
  feeFunding: Money | null
  feeClose: Money | null
  closePrice: string | null
  /** Booked profit or loss before fees. */
  pnl: Money | null
  /** Returned to the available balance. */
  payout: Money | null
  closureType: ClosureType | null
  closeDate: number | null
  /** When a level was edited: earlier prices do not trigger it. */
  levelsSetMs?: Partial<Record<Level, number>>
  /** Closes at the market's next price: it was missing when the close was asked for. */
  closesNext?: true
}

/** Pending orders. */
export const isLive = ({ state }: PaperOrder): boolean =>
  state === 'NEW' || state === 'ACTIVATING' || state === 'ACTIVE'

/** Orders whose margin is locked. */
export const locksMargin = ({ state }: PaperOrder): boolean => state !== 'CLOSED' && state !== 'CANCELED'

/** The fields of a new order: from a request, or of the seeded history. */
export interface NewOrder {
  market: string
  type: OrderRequest['type']
  amount: string
  leverage: number
  price?: string | undefined
  stopLoss?: string | undefined
  takeProfit?: string | undefined
}

export const createPaperOrder = (
  orderId: string,
  accountId: string,
  request: NewOrder,
  created: number,
): PaperOrder => ({
  orderId,
  accountId,
  market: request.market,
  type: request.type,
  state: 'NEW',
  amount: big(request.amount).toFixed(),
  leverage: request.leverage,
  limitPrice: request.price ?? null,
  stopLoss: request.stopLoss ?? null,
  takeProfit: request.takeProfit ?? null,
  created,
  activeAt: null,
  startPrice: null,
  liquidation: null,
  positionSize: null,
  feeOpen: null,
  feeFunding: null,
  feeClose: null,
  closePrice: null,
  pnl: null,
  payout: null,
  closureType: null,
  closeDate: null,
})
