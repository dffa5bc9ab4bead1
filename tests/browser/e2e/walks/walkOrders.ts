import { expect } from '../support/exchange.ts'
import { CLOSE, CREATE, fixPrice, ORDERS, trading, WALLETS } from '../support/trading.ts'
import { callFromElsewhere, type TappedRequests, type Stage, until } from './walkStage.ts'

const MARKET = 'BTC-USDC'
export const PRICE_NOW = '67000'
export const LIMIT = '66000'

export interface OrderStage extends Stage {
  orderId: string
  /** Whether another device has closed it. */
  isOver: boolean
  kind: 'position' | 'waiting'
}

const show = (line: TappedRequests, edit: (orders: { orderId: string }[]) => object[]) =>
  line.edit(ORDERS, (text) => {
    const body = JSON.parse(text) as { orders: { orderId: string }[] }
    return JSON.stringify({ ...body, orders: edit(body.orders) })
  })

/** From now on the exchange no longer lists the order. */
export const hideOrder = ({ line, orderId }: OrderStage) =>
  show(line, (orders) => orders.filter((order) => order.orderId !== orderId))
export const showOrder = ({ line }: OrderStage) => show(line, (orders) => orders)

/** Opens the trading page with one order: a position, or a pending order at a lower price. */
export async function withOrder(
  stage: Stage,
  kind: 'position' | 'waiting',
  levels: { stopLoss?: string } = {},
): Promise<OrderStage> {
  const { page, exchange } = stage
  await fixPrice(exchange, MARKET, PRICE_NOW)
  const { orderId = '' } = await callFromElsewhere(stage, CREATE, {
    market: MARKET,
    type: 'LONG',
    amount: '250',
    leverage: 20,
    ...levels,
    ...(kind === 'waiting' && { price: LIMIT }),
  })
  // It becomes a position after a second.
  await exchange.control('clock', { advanceMs: 2_000 })
  await page.goto(`/futures/market/${MARKET}`)
  await expect(trading(page).tab(kind === 'waiting' ? 'Orders' : 'Positions')).toHaveText(/ 1$/)
  if (kind === 'waiting') await trading(page).tab('Orders').click()
  return { ...stage, orderId, kind, isOver: false }
}

/** The price falls to the limit, so the pending order becomes a position. */
export async function fillOrder({ exchange }: OrderStage) {
  await fixPrice(exchange, MARKET, LIMIT)
  await exchange.control('clock', { advanceMs: 2_000 })
}

/** Closed, or cancelled, by another device. */
export const closeElsewhere = (stage: OrderStage) =>
  callFromElsewhere(stage, CLOSE, { orderId: stage.orderId, market: MARKET })

/** The network uses the real clock: while a response is pending, there is no next poll. */
const comesSoon = (isSo: () => boolean) =>
  expect
    .poll(isSo, { timeout: 300, intervals: [20] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/** A poll fetches the current orders. `then`: whether the requests that follow are held. */
export async function pollOrders({ page, line }: Stage, then: 'go on' | 'hold' = 'go on') {
  line.hold(ORDERS)
  await until(page, 'a poll of the orders', () => comesSoon(() => line.isWaiting(ORDERS)), 20)
  await line.answer(ORDERS, 'real')
  if (then === 'hold') line.hold(WALLETS)
  else await line.release(ORDERS)
}

/** Requests after a change wait until its outcome is decided. */
export const holdRefresh = ({ line }: Stage) => line.hold(ORDERS, WALLETS)
export async function endRefresh({ line }: Pick<Stage, 'line'>, how: 'real' | 'lost' = 'real') {
  await Promise.all([line.release(ORDERS, how), line.release(WALLETS, how)])
}
