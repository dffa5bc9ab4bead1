import Big from 'big.js'
import type { Order } from '../../src/api/order.ts'
import { Order as OrderSchema } from '../../src/api/order.ts'
import { Decimal, Instant } from '../../src/api/scalars.ts'
import { closingFee } from '../../src/domain/order/netProfit.ts'
import { pnlBetween } from '../../src/domain/order/profit.ts'

const sample = (fields: object): Order =>
  OrderSchema.parse({
    orderId: 'sample',
    type: 'LONG',
    market: 'BTC-USDC',
    amount: '250',
    leverage: '20',
    startPrice: '67000',
    stopLoss: '66000',
    liquidation: '63750',
    feeOpen: '3',
    created: '2026-11-21T12:00:00Z',
    ...fields,
  })

/** Only for the paths: a frame uses the order its dialog was opened with. */
export const openPosition = sample({ state: 'ACTIVE' })
export const pendingOrder = sample({ state: 'NEW' })

const times = (price: Decimal | null, factor: string): Decimal =>
  Decimal.parse(new Big(price ?? '1').times(factor).round(2).toFixed())

/** The order as a position, closed with the P&L of its prices, cancelled, and with another stop loss and take profit. */
export const filledOrder = (order: Order): Order => ({ ...order, state: 'ACTIVE' })

/** The paper exchange's closing fee of BTC-USDC, as a share of the notional. */
const CLOSING_RATE = Decimal.parse('0.0006')

/** The closing price of a position: its stop loss or take profit, or, if closed by the trader, the one that gives its P&L. */
function closingPrice(
  { type, startPrice, stopLoss, liquidation, pnl, amount, leverage }: Order,
  closureType: string,
): Decimal {
  if (closureType === 'STOP_LOSS' && stopLoss !== null) return stopLoss
  if (closureType === 'LIQUIDATION' && liquidation !== null) return liquidation
  const share = pnl === null ? new Big('0.004') : new Big(pnl).div(new Big(amount).times(leverage))
  return times(startPrice, new Big(1).plus(type === 'LONG' ? share : share.neg()).toFixed())
}

export function closedOrder(order: Order, closureType: string): Order {
  const closePrice = closingPrice(order, closureType)
  const feeClose = closingFee(order, closePrice, CLOSING_RATE)
  const pnl = pnlBetween(order, order.startPrice, closePrice)
  return {
    ...order,
    state: 'CLOSED',
    closureType,
    closePrice,
    pnl,
    feeClose,
    closeDate: Instant.parse(new Date().toISOString()),
  }
}
export const cancelledOrder = (order: Order): Order => ({ ...order, state: 'CANCELED' })
export const levelsAround = ({ startPrice }: Order) => ({
  stopLoss: times(startPrice, '0.99'),
  takeProfit: times(startPrice, '1.03'),
})
