import { listOrders, type Order } from '../../src/api/order.ts'
import { closeOrder } from '../../src/api/orderChanges.ts'
import { MarketName, type OrderId } from '../../src/api/scalars.ts'
import { openOrders } from '../../src/domain/order/orderTabs.ts'
import { isOk, read } from '../answer.ts'
import type { Context } from '../context.ts'
import { looksOpen } from '../looksOpen.ts'
import { shortId } from '../redact.ts'
import { LATE_MS, ordersNow } from './ownOrders.ts'

/** Pauses between attempts to close: some exchanges list a closing late, others refuse it while an order is being opened. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]
/** How often the orders are fetched while waiting for late ones. */
const LATE_LOOK_MS = 5_000

/** The account's orders from the list of all and that of each market of the checks; null if unreadable. */
async function allOrders(context: Context): Promise<Order[] | null> {
  const whole = await ordersNow(context)
  if (whole === null) return null
  const byId = new Map(whole.map((order) => [order.orderId, order]))
  for (const market of context.ledger.markets) {
    const filtered = read(listOrders, await context.ask(listOrders, { market }))?.orders.items ?? []
    for (const order of filtered) if (!byId.has(order.orderId)) byId.set(order.orderId, order)
  }
  context.ledger.claim([...byId.values()], context.clock.now())
  return [...byId.values()]
}

/** Closes what is listed as open until nothing is; returns the ids of what may still be. */
async function closeListed(context: Context): Promise<OrderId[]> {
  const { own, closed } = context.ledger
  const tried = new Set<OrderId>()
  for (let attempt = 0; ; attempt++) {
    const orders = await allOrders(context)
    const open = orders === null ? [...own.keys()] : openOrders(orders).map(({ orderId }) => orderId)
    const left = open.filter((orderId) => own.has(orderId))
    const unsure = (orders ?? []).filter(
      (order) => looksOpen(order) && own.has(order.orderId) && !tried.has(order.orderId),
    )
    const wanted = [...left, ...unsure.map(({ orderId }) => orderId)]
    const pauseMs = PAUSES_MS[attempt]
    if (wanted.length === 0 || pauseMs === undefined) return left
    for (const orderId of wanted) {
      tried.add(orderId)
      if (isOk(await context.ask(closeOrder, { orderId, market: own.get(orderId) }))) closed.add(orderId)
    }
    await context.clock.wait(pauseMs)
  }
}

/** Orders that create answered and no list has: closed by their id alone. */
async function closeUnlisted(context: Context) {
  const { ledger } = context
  const listed = new Set((await allOrders(context))?.map(({ orderId }) => orderId))
  const answered = ledger.sent.flatMap(({ openedId, market }) =>
    openedId === null || ledger.before?.has(openedId) ? [] : [[openedId, MarketName.parse(market)] as const],
  )
  for (const [orderId, market] of new Map([...ledger.own, ...answered]))
    if (!listed.has(orderId)) await context.ask(closeOrder, { orderId, market }, { isProbe: true })
}

/** What is wrong after closing, each with its order. */
async function faultsOf(context: Context, tried: readonly OrderId[]): Promise<string[]> {
  const { sent, own, closed, before } = context.ledger
  const orders = (await allOrders(context)) ?? []
  const listed = new Set(orders.map(({ orderId }) => orderId))
  const open = openOrders(orders)
  // Also one that is listed only now.
  const left = [...new Set([...tried, ...open.map(({ orderId }) => orderId).filter((orderId) => own.has(orderId))])]
  const isMissing = sent.some(({ order }) => order === null)
  const elsewhere = open.filter(({ orderId }) => isMissing && !own.has(orderId) && before?.has(orderId) === false)
  const asked = new Set(sent.map(({ order }) => order?.orderId))
  const unasked = [...own.keys()].filter((orderId) => !asked.has(orderId))
  // Of a request without a known outcome one order may have come late.
  const late = sent.filter(({ order }) => order === null).length
  const nameOf = ({ market, openedId, amount }: (typeof sent)[number]) =>
    openedId === null ? `an order of ${amount} on ${market}` : `order ${shortId(openedId)} on ${market}`
  return [
    ...left.map((orderId) => `order ${shortId(orderId)} on ${own.get(orderId)} is, or may be, still open`),
    ...sent
      .filter(({ isAccepted, order }) => isAccepted && order === null)
      .map((each) => `${nameOf(each)} was accepted and not listed within a minute: look whether it is open`),
    ...sent
      .filter(({ isAccepted, lateMs }) => isAccepted && lateMs !== null && lateMs > LATE_MS + LATE_LOOK_MS)
      .map((each) => `${nameOf(each)} was listed only after ${Math.round(Number(each.lateMs) / 1_000)} s`),
    ...elsewhere.map(
      ({ orderId, market }) => `order ${shortId(orderId)} on ${market} appeared meanwhile: look whether it is yours`,
    ),
    ...[...own.keys()]
      .filter((orderId) => !listed.has(orderId) && !left.includes(orderId) && !closed.has(orderId))
      .map(
        (orderId) => `order ${shortId(orderId)} on ${own.get(orderId)} is no longer listed: look whether it is open`,
      ),
    ...unasked
      .slice(late)
      .map(
        (orderId) => `order ${shortId(orderId)} on ${own.get(orderId)} appeared, and no accepted request asked for it`,
      ),
  ]
}

/** Closes the checks' orders, waits for late ones, closes them, too, and looks once more; returns what is wrong then. */
export async function closeOwn(context: Context): Promise<string[]> {
  const { ledger, clock } = context
  if (ledger.before === null) return []
  if (ledger.left !== null) return ledger.left
  await closeListed(context)
  while (clock.now() < ledger.lastSentMs + LATE_MS) {
    await clock.wait(LATE_LOOK_MS)
    await allOrders(context)
  }
  await closeListed(context)
  await closeUnlisted(context)
  ledger.left = await faultsOf(context, await closeListed(context))
  return ledger.left
}
