import Big from 'big.js'
import { MAINTENANCE_RATE } from '../../src/constants/limits.ts'
import type { ClosureType } from '../codes.ts'
import type { Account, Wallet } from './account.ts'
import type { Rates } from './listing.ts'
import { add, big, smaller, money, subtract } from './money.ts'
import type { PaperOrder } from './order.ts'
import { type World, touch, touchAccount } from './world.ts'

const ZERO = new Big(0)

const value = (order: PaperOrder): Big => big(order.amount).times(order.leverage)

/** Price change since the opening as a share of it, positive when the position gains. */
function gain(order: PaperOrder, price: string): Big {
  const start = big(order.startPrice ?? price)
  const change = order.type === 'LONG' ? big(price).minus(start) : start.minus(price)
  return change.div(start)
}

/** Profit or loss before fees: the loss is at most the margin (isolated). */
export function profitAt(order: PaperOrder, price: string): Big {
  const profit = big(money(value(order).times(gain(order, price))))
  const margin = big(order.amount)
  return profit.lt(margin.neg()) ? margin.neg() : profit
}

/** Price at which only the maintenance share of the margin is left. */
export function liquidationPrice(order: PaperOrder, start: string, precision: number): string {
  const room = big(1).div(order.leverage).minus(MAINTENANCE_RATE)
  const share = order.type === 'LONG' ? big(1).minus(room) : big(1).plus(room)
  return big(start).times(share).round(precision, Big.roundHalfUp).toFixed(precision)
}

/** The order becomes a position at this price. */
export function openPosition(
  order: PaperOrder,
  price: string,
  market: { pricePrecision: number; positionSizePrecision: number; rates: Rates },
) {
  order.state = 'ACTIVE'
  order.activeAt = null
  order.startPrice = price
  order.liquidation = liquidationPrice(order, price, market.pricePrecision)
  order.positionSize = value(order).div(price).round(market.positionSizePrecision, Big.roundDown).toFixed()
  order.feeOpen = money(value(order).times(market.rates.orderOpenFeeRate))
  order.feeFunding = '0'
}

export function chargeFunding(order: PaperOrder, rates: Rates) {
  const rate = order.type === 'LONG' ? rates.fundingLongFeeRate : rates.fundingShortFeeRate
  order.feeFunding = add(order.feeFunding ?? '0', money(value(order).times(rate)))
}

/** Margin leaves the available balance. */
export function lockMargin(wallet: Wallet, amount: string) {
  wallet.available = subtract(wallet.available, amount)
  wallet.locked = add(wallet.locked, amount)
}

/**
 * Books the end of a position: the loss comes out of the margin first, then the fees as far as the
 * margin reaches (funding, opening, closing); what is left goes back to the available balance.
 */
export function settlePosition(
  order: PaperOrder,
  wallet: Wallet,
  closing: { price: string; closureType: ClosureType; atMs: number; rates: Rates },
) {
  const { price, closureType, atMs, rates } = closing
  const profit = profitAt(order, price)
  const rate = closureType === 'LIQUIDATION' ? rates.liquidationFeeRate : rates.orderCloseFeeRate
  const closingValue = value(order)
    .times(price)
    .div(order.startPrice ?? price)
  const feeClose = big(money(closingValue.times(rate)))

  let left = big(order.amount).plus(profit)
  const pay = (fee: Big): string => {
    const paid = smaller(fee, left)
    left = left.minus(paid)
    wallet.feesPaid = add(wallet.feesPaid, paid.toFixed())
    return paid.toFixed()
  }
  order.feeFunding = pay(big(order.feeFunding ?? ZERO.toFixed()))
  order.feeOpen = pay(big(order.feeOpen ?? ZERO.toFixed()))
  order.feeClose = pay(feeClose)

  order.state = 'CLOSED'
  order.closePrice = price
  order.closeDate = atMs
  order.closureType = closureType
  order.pnl = profit.toFixed()
  order.payout = left.toFixed()
  wallet.locked = subtract(wallet.locked, order.amount)
  wallet.available = add(wallet.available, order.payout)
  wallet.realised = add(wallet.realised, order.pnl)
}

export function closePosition(
  world: World,
  account: Account,
  order: PaperOrder,
  price: string,
  closureType: ClosureType,
  atMs = world.nowMs,
) {
  const market = world.markets.get(order.market)
  if (!market) return
  settlePosition(order, account.wallet, { price, closureType, atMs, rates: market.listing.rates })
  touch(world, order)
  touchAccount(world, account)
}

/** Ends a pending order that never opened. */
export function cancelOrder(world: World, account: Account, order: PaperOrder) {
  order.state = 'CANCELED'
  order.activeAt = null
  order.closeDate = world.nowMs
  account.wallet.locked = subtract(account.wallet.locked, order.amount)
  account.wallet.available = add(account.wallet.available, order.amount)
  touch(world, order)
  touchAccount(world, account)
}

/** Sets the available balance; the difference counts as paid in or out. */
export function deposit(wallet: Wallet, available: string) {
  wallet.deposits = add(wallet.deposits, subtract(available, wallet.available))
  wallet.available = available
}
