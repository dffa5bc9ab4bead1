import { listOrders, type Order } from '../../src/api/order.ts'
import { createOrder } from '../../src/api/orderChanges.ts'
import type { OrderId } from '../../src/api/scalars.ts'
import { listWallets } from '../../src/api/wallet.ts'
import { VERIFY_FOR_MS } from '../../src/constants/limits.ts'
import { orderTab } from '../../src/domain/order/orderTabs.ts'
import { type Answer, isOk, mayBeMade, read } from '../answer.ts'
import type { AskOptions } from '../client.ts'
import type { Context } from '../context.ts'
import type { OrderDraft } from './drafts.ts'

/** How often the orders are fetched while waiting for a change, first and after 15 s. */
const LOOK_MS = 500
const LATER_LOOK_MS = 2_000
/** How late a change may be listed. */
export const LATE_MS = 60_000

/** Why no order was placed: the checks that need one see nothing. */
export class NotPlaced extends Error {}

/** Null if they are unreadable. */
export const ordersNow = async (context: Context): Promise<Order[] | null> =>
  (await context.get(listOrders))?.orders.items ?? null

/** Looks again until it is as wanted, until `forMs` or until Stop: what was seen last. */
export async function lookUntil<Seen>(
  context: Context,
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean,
  forMs = LATE_MS,
): Promise<{ seen: Seen; afterMs: number }> {
  const sinceMs = context.clock.now()
  for (;;) {
    const seen = await look()
    const afterMs = context.clock.now() - sinceMs
    if (isWanted(seen) || afterMs >= forMs || context.isStopped) return { seen, afterMs }
    await context.clock.wait(afterMs < VERIFY_FOR_MS ? LOOK_MS : LATER_LOOK_MS)
  }
}

/** Polls the orders until one matches; null after `forMs`. */
export async function lookFor(
  context: Context,
  isWanted: (order: Order) => boolean,
  forMs = LATE_MS,
): Promise<{ order: Order; afterMs: number } | null> {
  const look = async () => (await ordersNow(context))?.find(isWanted) ?? null
  const { seen, afterMs } = await lookUntil(context, look, (order) => order !== null, forMs)
  return seen && { order: seen, afterMs }
}

export interface PlacedOrder {
  answer: Answer
  /** As first seen; null if not within a minute. */
  order: Order | null
  /** All that this request opened. */
  orders: Order[]
  openedId: OrderId | null
  /** Time from sending to appearing. */
  afterMs: number
}

/** The orders just before one is placed. Throws NotPlaced where the checks' own could be mistaken for others. */
async function ordersBefore(context: Context): Promise<Set<OrderId>> {
  const { ledger } = context
  const known = await ordersNow(context)
  if (known === null) throw new NotPlaced('the orders could not be read, so none was placed')
  if (context.isStopped) throw new NotPlaced('stopped')
  if (ledger.isMissing) throw new NotPlaced('an order that was accepted is not listed, so no other was placed')
  if (ledger.before === null) {
    const again = (await ordersNow(context)) ?? []
    const ids = new Set(known.map(({ orderId }) => orderId))
    if (again.some(({ orderId }) => !ids.has(orderId)))
      throw new NotPlaced('the ids of the orders change from list to list, so none was placed')
    const all = context.seen(listOrders).flatMap(({ data }) => data.orders.items)
    ledger.before = new Map(all.map((order) => [order.orderId, order]))
    ledger.walletBefore = (await context.get(listWallets))?.list[0] ?? null
  }
  return new Set(known.map(({ orderId }) => orderId))
}

/** Places an order and finds it among the orders; any new order is closed at the end. */
export async function placeOrder(context: Context, draft: OrderDraft, options: AskOptions = {}): Promise<PlacedOrder> {
  const { ledger } = context
  const before = await ordersBefore(context)
  const sinceMs = context.clock.now()
  ledger.asks(draft.market, sinceMs)
  const answer = await context.ask(createOrder, draft, options)
  const openedId = read(createOrder, answer)?.orderId ?? null
  const { market } = draft
  const mayBeOpen = mayBeMade(answer)
  const isNew = ({ orderId, market: of }: Order) =>
    !before.has(orderId) && !ledger.own.has(orderId) && (of === market || orderId === openedId)
  const found = mayBeOpen ? await lookFor(context, isNew) : null
  const afterMs = context.clock.now() - sinceMs
  const listed = (await ordersNow(context)) ?? []
  const orders = mayBeOpen ? listed.filter(isNew) : []
  if (mayBeOpen)
    ledger.sends(draft, { openedId, isAccepted: isOk(answer) && !answer.isProbe, order: found?.order ?? null })
  ledger.claim(listed, context.clock.now())
  return { answer, order: found?.order ?? null, orders, openedId, afterMs }
}

/** The position opened at market price, refreshed; null if there is none now. */
export async function ownPosition(context: Context): Promise<Order | null> {
  const { position } = context.ledger
  if (position === null) return null
  return (
    (await ordersNow(context))?.find((order) => order.orderId === position && orderTab(order) === 'positions') ?? null
  )
}
