import Big from 'big.js'
import { listMarkets, type ListedMarket } from '../src/api/market.ts'
import { closeOrder, createOrder, listOrders, type Order } from '../src/api/order.ts'
import type { Decimal, OrderId } from '../src/api/scalars.ts'
import type * as z from '../src/api/zod.ts'
import { VERIFY_FOR_MS } from '../src/constants/limits.ts'
import { orderTab } from '../src/domain/order/orderTabs.ts'
import type { Answer } from './answer.ts'
import type { AskOptions } from './client.ts'
import type { Context } from './context.ts'

/** How often the orders are fetched while waiting for a change. */
const LOOK_MS = 500
/** The app's lowest leverage. */
const LEVERAGE = 10
/** Share of the market's price for an order that must not fill. */
const FAR_BELOW = '0.5'

export type OrderDraft = z.input<typeof createOrder.request>

/** The market of the checks' own orders: the requested one, else the first with a price and open LONGs; null if there is none. */
export function ownMarket(context: Context): (ListedMarket & { price: Decimal }) | null {
  const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
  for (const market of markets) {
    const isOpen = (market.longsAvailableSince ?? 0) <= context.clock.now()
    if (market.price !== null && (context.market === null ? isOpen : market.market === context.market))
      return { ...market, price: market.price }
  }
  return null
}

/** A share of a market's price, in its precision. */
export const priceAt = ({ price, pricePrecision }: { price: Decimal; pricePrecision: number }, share: string): string =>
  new Big(price).times(share).round(pricePrecision, Big.roundDown).toFixed(pricePrecision)

/** The smallest order the market takes. */
export function smallestOrder(market: ListedMarket): OrderDraft {
  const least = new Big(market.minimumOrderValue ?? '1')
  const amount = (least.gt(0) ? least : new Big(1)).round(market.pricePrecision, Big.roundUp)
  return { market: market.market, type: 'LONG', amount: amount.toFixed(), leverage: LEVERAGE }
}

/** The smallest order, at a price far from the market. */
export const farLimitOrder = (market: ListedMarket & { price: Decimal }): OrderDraft => ({
  ...smallestOrder(market),
  price: priceAt(market, FAR_BELOW),
})

/** Null if they are unreadable. */
export const ordersNow = async (context: Context): Promise<Order[] | null> =>
  (await context.get(listOrders))?.orders.items ?? null

/** Polls the orders until one matches; null after `forMs`. */
export async function lookFor(
  context: Context,
  isWanted: (order: Order) => boolean,
  forMs = VERIFY_FOR_MS,
): Promise<{ order: Order; afterMs: number } | null> {
  const sinceMs = context.clock.now()
  for (;;) {
    const order = (await ordersNow(context))?.find(isWanted)
    const afterMs = context.clock.now() - sinceMs
    if (order !== undefined) return { order, afterMs }
    if (afterMs >= forMs || context.isStopped) return null
    await context.clock.wait(LOOK_MS)
  }
}

export interface PlacedOrder {
  answer: Answer
  /** As first seen; null if not within 15 s. */
  order: Order | null
  /** Time from sending to appearing. */
  afterMs: number
}

/** Places an order and finds it among the orders; any new order is closed at the end. */
export async function placeOrder(context: Context, draft: OrderDraft, options: AskOptions = {}): Promise<PlacedOrder> {
  const known = await ordersNow(context)
  // Without them a trader's own order could be mistaken for one of the checks, and closed.
  if (known === null) throw new Error('the orders could not be read, so none was placed')
  if (context.isStopped) throw new Error('stopped')
  const before = new Set<OrderId>(known.map(({ orderId }) => orderId))
  const sinceMs = context.clock.now()
  const answer = await context.ask(createOrder, draft, options)
  const isRefused = answer.status !== 0 && !context.answers(createOrder).includes(answer) && !answer.isProbe
  const found = isRefused
    ? null
    : await lookFor(context, ({ orderId, market }) => !before.has(orderId) && market === draft.market)
  const afterMs = context.clock.now() - sinceMs
  await claim(context, before, draft)
  return { answer, order: found?.order ?? null, afterMs }
}

/** New orders like the draft belong to the checks. */
async function claim(context: Context, before: ReadonlySet<OrderId>, draft: OrderDraft) {
  for (const { orderId, market, amount } of (await ordersNow(context)) ?? [])
    if (!before.has(orderId) && market === draft.market && new Big(amount).eq(draft.amount))
      context.own.set(orderId, market)
}

const isOpen = (order: Order) => ['orders', 'positions'].includes(orderTab(order) ?? '')

/** The checks' own position, refreshed. */
export const ownPosition = async (context: Context): Promise<Order | null> =>
  (await ordersNow(context))?.find((order) => context.own.has(order.orderId) && orderTab(order) === 'positions') ?? null

const CLOSING_ATTEMPTS = 5
const CLOSING_WAIT_MS = 1_000

/** Closes the checks' orders; returns the ids of those that are, or may be, still open after some attempts. */
export async function closeOwn(context: Context): Promise<OrderId[]> {
  for (let attempt = 0; ; attempt++) {
    const orders = await ordersNow(context)
    const left = orders
      ?.filter((order) => context.own.has(order.orderId) && isOpen(order))
      .map(({ orderId }) => orderId) ?? [...context.own.keys()]
    if (left.length === 0 || attempt === CLOSING_ATTEMPTS) return left
    for (const orderId of left) await context.ask(closeOrder, { orderId, market: context.own.get(orderId) })
    await context.clock.wait(CLOSING_WAIT_MS)
  }
}
