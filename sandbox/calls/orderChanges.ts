import { closeOrder, createOrder, editOrder, type OrderRequest } from '../../src/api/orderChanges.ts'
import { LEVERAGES } from '../../src/constants/limits.ts'
import type { Account } from '../engine/account.ts'
import { big, places } from '../engine/money.ts'
import { createPaperOrder, type Level, locksMargin, type PaperOrder } from '../engine/order.ts'
import { type Market, price } from '../engine/prices.ts'
import { cancelOrder, closePosition, lockMargin } from '../engine/settle.ts'
import { type World, enter, newId, priceStatus, touch, touchAccount } from '../engine/world.ts'
import { serve } from './serve.ts'

/** Texts: dashboard.createOrder.error.{code} */
export const createOrderCodes = {
  marketUnknown: 1001,
  amountNotPositive: 1002,
  amountBelowMinimum: 1003,
  amountTooPrecise: 1004,
  balanceNotEnough: 1005,
  leverageNotAllowed: 1006,
  /** The market does not take this side yet (longsAvailableSince, shortsAvailableSince). */
  sideNotAvailable: 1007,
  /** A limit price that is zero, negative, or more than ten times away from the market. */
  priceNotPossible: 1008,
  priceTooPrecise: 1009,
  stopLossWrongSide: 1010,
  takeProfitWrongSide: 1011,
  /** A stop-loss or take-profit with more decimals than the market's price. */
  triggerTooPrecise: 1012,
  /** The futures balance was never activated. */
  walletNotInitialized: 1013,
  /** No futures agreement, or in the EU without KYC. */
  tradingNotAllowed: 1014,
  /** Amounts above the exchange's limit of one order. */
  amountTooLarge: 1015,
  /** A market order while the exchange has lost the market's prices. */
  priceMissing: 1016,
} as const

/** Texts: closeOrder.error.{code} */
export const closeOrderCodes = {
  orderNotFound: 2001,
  alreadyClosed: 2002,
  /** Between pending and open, for about a second: try again. */
  beingActivated: 2003,
  /** The order belongs to another market. */
  otherMarket: 2004,
} as const

/** Texts: addTPSL.error.{code} */
export const editOrderCodes = {
  orderNotFound: 3001,
  orderClosed: 3002,
  stopLossWrongSide: 3003,
  takeProfitWrongSide: 3004,
  triggerTooPrecise: 3005,
  otherMarket: 3006,
} as const

/** The largest margin of one order, in KXT. */
const LARGEST_AMOUNT = '1000000000'

/** Whether stop loss and take profit are on the wrong side of a reference price. */
function triggerSide(
  type: 'LONG' | 'SHORT',
  reference: string,
  stopLoss: string | undefined,
  takeProfit: string | undefined,
) {
  const below = (price: string) => big(price).gt(0) && big(price).lt(reference)
  const above = (price: string) => big(price).gt(reference)
  const [isStopRight, isTakeRight] = type === 'LONG' ? [below, above] : [above, below]
  return {
    stopLossWrong: stopLoss !== undefined && !isStopRight(stopLoss),
    takeProfitWrong: takeProfit !== undefined && !isTakeRight(takeProfit),
  }
}

/** The opening price of an order: for a limit order the market price if that is better. */
function openingPrice({ type, price: limit }: OrderRequest, market: string): string {
  if (limit === undefined) return market
  const isMarketBetter = type === 'LONG' ? big(market).lt(limit) : big(market).gt(limit)
  return isMarketBetter ? market : limit
}

function whyNot(world: World, account: Account, market: Market, order: OrderRequest): number | null {
  const { wallet } = account
  const { pricePrecision, minimumOrderValue } = market.listing
  const amount = big(order.amount)
  if (account.futuresConfirmationDate === null || (account.isInEu && !account.hasKyc))
    return createOrderCodes.tradingNotAllowed
  if (!wallet.initialized) return createOrderCodes.walletNotInitialized
  if (amount.lte(0)) return createOrderCodes.amountNotPositive
  if (amount.gt(LARGEST_AMOUNT)) return createOrderCodes.amountTooLarge
  if (places(order.amount) > pricePrecision) return createOrderCodes.amountTooPrecise
  if (amount.lt(minimumOrderValue)) return createOrderCodes.amountBelowMinimum
  if (!LEVERAGES.some((leverage) => leverage === order.leverage)) return createOrderCodes.leverageNotAllowed
  if (order.type === 'SHORT' && (market.shortsAvailableSince ?? 0) > world.nowMs)
    return createOrderCodes.sideNotAvailable
  if (order.price !== undefined) {
    const distance = big(order.price).div(price(market))
    if (distance.lt('0.1') || distance.gt(10)) return createOrderCodes.priceNotPossible
    if (places(order.price) > pricePrecision) return createOrderCodes.priceTooPrecise
  }
  const status = priceStatus(world, market)
  if (status === 'gone' || (status === 'stale' && order.price === undefined)) return createOrderCodes.priceMissing
  const triggers = [order.stopLoss, order.takeProfit].filter((price) => price !== undefined)
  if (triggers.some((price) => places(price) > pricePrecision)) return createOrderCodes.triggerTooPrecise
  const { stopLossWrong, takeProfitWrong } = triggerSide(
    order.type,
    openingPrice(order, price(market)),
    order.stopLoss,
    order.takeProfit,
  )
  if (stopLossWrong) return createOrderCodes.stopLossWrongSide
  if (takeProfitWrong) return createOrderCodes.takeProfitWrongSide
  if (amount.gt(wallet.available)) return createOrderCodes.balanceNotEnough
  return null
}

const create = serve(createOrder, (request, { world, account }) => {
  const market = world.markets.get(request.market)
  if (!market) return { refuse: createOrderCodes.marketUnknown }
  const refuse = whyNot(world, account, market, request)
  if (refuse !== null) return { refuse }

  const order = createPaperOrder(newId(world), account.accountId, request, world.nowMs)
  lockMargin(account.wallet, order.amount)
  enter(world, order)
  touchAccount(world, account)
  return { orderId: order.orderId }
})

/** Another user's order is not found, as if it did not exist. */
const ownOrder = (world: World, account: Account, orderId: string): PaperOrder | null => {
  const order = world.orders.get(orderId)
  return order?.accountId === account.accountId ? order : null
}

const closing = serve(closeOrder, (request, { world, account }) => {
  const order = ownOrder(world, account, request.orderId)
  if (!order) return { refuse: closeOrderCodes.orderNotFound }
  if (order.market !== request.market) return { refuse: closeOrderCodes.otherMarket }
  if (!locksMargin(order)) return { refuse: closeOrderCodes.alreadyClosed }
  if (order.state === 'ACTIVATING') return { refuse: closeOrderCodes.beingActivated }
  const market = world.markets.get(order.market)
  if (order.state !== 'ACTIVE' || !market) cancelOrder(world, account, order)
  else if (priceStatus(world, market) === 'stale') {
    order.closesNext = true
    touch(world, order)
  } else closePosition(world, account, order, price(market), 'MANUAL')
  return {}
})

/** A level that stays as it is has been set before. */
function setLevel(order: PaperOrder, level: Level, price: string | null, atMs: number) {
  const before = order[level]
  order[level] = price
  const isSame = before === null || price === null ? before === price : big(before).eq(price)
  if (!isSame) order.levelsSetMs = { ...order.levelsSetMs, [level]: atMs }
}

/** Sets stop loss and take profit as sent: an omitted one is removed. */
const edit = serve(editOrder, (request, { world, account }) => {
  const order = ownOrder(world, account, request.orderId)
  const market = order && world.markets.get(order.market)
  if (!order || !market) return { refuse: editOrderCodes.orderNotFound }
  if (order.market !== request.market) return { refuse: editOrderCodes.otherMarket }
  if (!locksMargin(order)) return { refuse: editOrderCodes.orderClosed }
  const { stopLoss, takeProfit } = request
  const triggers = [stopLoss, takeProfit].filter((price) => price !== undefined)
  if (triggers.some((price) => places(price) > market.listing.pricePrecision))
    return { refuse: editOrderCodes.triggerTooPrecise }
  const reference = order.state === 'ACTIVE' ? price(market) : (order.limitPrice ?? price(market))
  const { stopLossWrong, takeProfitWrong } = triggerSide(order.type, reference, stopLoss, takeProfit)
  if (stopLossWrong) return { refuse: editOrderCodes.stopLossWrongSide }
  if (takeProfitWrong) return { refuse: editOrderCodes.takeProfitWrongSide }
  setLevel(order, 'stopLoss', stopLoss ?? null, world.nowMs)
  setLevel(order, 'takeProfit', takeProfit ?? null, world.nowMs)
  touch(world, order)
  return {}
})

/** The changes of orders. */
export const orderChanges = [create, closing, edit]
