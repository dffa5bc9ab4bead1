import { LEVERAGES } from '../../src/constants/limits.ts'
import type { OrderEdit, OrderRequest } from '../../src/api/order.ts'
import { closeOrderCodes, createOrderCodes, editOrderCodes } from '../codes.ts'
import type { Account } from './account.ts'
import { big, places } from './money.ts'
import { locksMargin, type PaperOrder } from './order.ts'
import { type Market, price } from './prices.ts'
import { cancel, close, lock } from './settle.ts'
import { type World, enter, newId, touch, touchAccount } from './world.ts'

/** Result of a command: an error code if the exchange refuses. */
export type Verdict<Done = object> = Done | { refuse: number }

/** The largest margin of one order, in KXT. */
const LARGEST_AMOUNT = '1000000000'

/** Whether stop loss and take profit are on the wrong side of a reference price. */
export function triggerSide(
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

export function createOrder(
  world: World,
  account: Account,
  request: OrderRequest,
): Verdict<{ orderId: string }> {
  const market = world.markets.get(request.market)
  if (!market) return { refuse: createOrderCodes.marketUnknown }
  const refuse = whyNot(world, account, market, request)
  if (refuse !== null) return { refuse }

  const order = draft(newId(world), account.accountId, request, world.nowMs)
  lock(account.wallet, order.amount)
  enter(world, order)
  touchAccount(world, account)
  return { orderId: order.orderId }
}

/** The fields of a new order: from a request, or of the seeded history. */
export interface Placing {
  market: string
  type: OrderRequest['type']
  amount: string
  leverage: number
  price?: string | undefined
  stopLoss?: string | undefined
  takeProfit?: string | undefined
}

export const draft = (orderId: string, accountId: string, request: Placing, created: number): PaperOrder => ({
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

/** Another user's order is not found, as if it did not exist. */
const ownOrder = (world: World, account: Account, orderId: string): PaperOrder | null => {
  const order = world.orders.get(orderId)
  return order?.accountId === account.accountId ? order : null
}

export function closeOrder(
  world: World,
  account: Account,
  request: { orderId: string; market: string },
): Verdict {
  const order = ownOrder(world, account, request.orderId)
  if (!order) return { refuse: closeOrderCodes.orderNotFound }
  if (order.market !== request.market) return { refuse: closeOrderCodes.otherMarket }
  if (!locksMargin(order)) return { refuse: closeOrderCodes.alreadyClosed }
  if (order.state === 'ACTIVATING') return { refuse: closeOrderCodes.beingActivated }
  const market = world.markets.get(order.market)
  if (order.state !== 'ACTIVE' || !market) cancel(world, account, order)
  else close(world, account, order, price(market), 'MANUAL')
  return {}
}

/** Sets stop loss and take profit as sent: an omitted one is removed. */
export function editOrder(world: World, account: Account, request: OrderEdit): Verdict {
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
  order.stopLoss = stopLoss ?? null
  order.takeProfit = takeProfit ?? null
  touch(world, order)
  return {}
}
