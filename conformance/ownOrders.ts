import Big from 'big.js'
import { orderTab } from '../src/domain/orderTabs.ts'
import { VERIFY_FOR_MS } from '../src/limits.ts'
import { listMarkets, type ListedMarket } from '../src/wire/market.ts'
import { closeOrder, createOrder, listOrders, type Order } from '../src/wire/order.ts'
import type { Decimal, OrderId } from '../src/wire/scalars.ts'
import type * as z from '../src/zod.ts'
import type { Answer } from './answer.ts'
import type { AskOptions } from './client.ts'
import type { Context } from './context.ts'

/** How often the orders are looked at while something is waited for. */
const LOOK_MS = 500
/** The app's own least leverage. */
const LEVERAGE = 10
/** Of the market's price, for an order that shall not be filled. */
const FAR_BELOW = '0.5'

export type OrderDraft = z.input<typeof createOrder.request>

/** The market of the checks' own orders: the one asked for, else the first with a price and open LONGs; null if there is none. */
export function ownMarket(context: Context): (ListedMarket & { price: Decimal }) | null {
  const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
  for (const market of markets) {
    const isOpen = (market.longsAvailableSince ?? 0) <= context.clock.now()
    if (market.price !== null && (context.market === null ? isOpen : market.market === context.market)) return { ...market, price: market.price }
  }
  return null
}

/** A share of a market's price, in its precision. */
export const priceAt = ({ price, pricePrecision }: { price: Decimal; pricePrecision: number }, share: string): string =>
  new Big(price).times(share).round(pricePrecision, Big.roundDown).toFixed(pricePrecision)

/** The smallest order the market takes. */
export function smallest(market: ListedMarket): OrderDraft {
  const least = new Big(market.minimumOrderValue ?? '1')
  const amount = (least.gt(0) ? least : new Big(1)).round(market.pricePrecision, Big.roundUp)
  return { market: market.market, type: 'LONG', amount: amount.toFixed(), leverage: LEVERAGE }
}

/** The smallest order, at a price the market is far from. */
export const waiting = (market: ListedMarket & { price: Decimal }): OrderDraft => ({ ...smallest(market), price: priceAt(market, FAR_BELOW) })

export const ordersNow = async (context: Context): Promise<Order[]> => (await context.get(listOrders))?.orders.items ?? []

/** Looks at the orders until one is as wanted; null after `forMs`. */
export async function lookFor(context: Context, isWanted: (order: Order) => boolean, forMs = VERIFY_FOR_MS): Promise<{ order: Order; afterMs: number } | null> {
  const sinceMs = context.clock.now()
  for (;;) {
    const order = (await ordersNow(context)).find(isWanted)
    const afterMs = context.clock.now() - sinceMs
    if (order !== undefined) return { order, afterMs }
    if (afterMs >= forMs) return null
    await context.clock.wait(LOOK_MS)
  }
}

export interface Placed {
  answer: Answer
  /** As it was first seen; null: not within 15 s. */
  order: Order | null
  /** From the sending to the seeing. */
  afterMs: number
}

/** Places an order and looks for it among the orders; whatever is new there is closed at the end. */
export async function place(context: Context, draft: OrderDraft, options: AskOptions = {}): Promise<Placed> {
  const before = new Set<OrderId>((await ordersNow(context)).map(({ orderId }) => orderId))
  const sinceMs = context.clock.now()
  const answer = await context.ask(createOrder, draft, options)
  const isRefused = answer.status !== 0 && !context.answers(createOrder).includes(answer) && !answer.isProbe
  const found = isRefused ? null : await lookFor(context, ({ orderId, market }) => !before.has(orderId) && market === draft.market)
  await claim(context, before, draft)
  return { answer, order: found?.order ?? null, afterMs: context.clock.now() - sinceMs }
}

/** New orders like the draft are the checks' own. */
async function claim(context: Context, before: ReadonlySet<OrderId>, draft: OrderDraft) {
  for (const { orderId, market, amount } of await ordersNow(context))
    if (!before.has(orderId) && market === draft.market && new Big(amount).eq(draft.amount)) context.own.set(orderId, market)
}

const isOpen = (order: Order) => ['orders', 'positions'].includes(orderTab(order) ?? '')

/** The checks' own position, as it is now. */
export const ownPosition = async (context: Context): Promise<Order | null> =>
  (await ordersNow(context)).find((order) => context.own.has(order.orderId) && orderTab(order) === 'positions') ?? null

/** Closes what the checks opened; answers what is still open after some attempts. */
export async function closeOwn(context: Context): Promise<Order[]> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const left = (await ordersNow(context)).filter((order) => context.own.has(order.orderId) && isOpen(order))
    if (left.length === 0) return []
    for (const { orderId, market } of left) await context.ask(closeOrder, { orderId, market })
    await context.clock.wait(1_000)
  }
  return (await ordersNow(context)).filter((order) => context.own.has(order.orderId) && isOpen(order))
}
