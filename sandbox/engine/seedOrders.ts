import type { ClosureType } from '../codes.ts'
import type { Account } from './account.ts'
import { big, priceText, ticksOf } from './money.ts'
import { createPaperOrder, type PaperOrder } from './order.ts'
import { type Market, price } from './prices.ts'
import { between, type Chance, chance, pick } from './random.ts'
import { settlePosition, deposit, liquidationPrice, lockMargin, openPosition } from './settle.ts'
import { enter, newId, touchAccount, type World } from './world.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `away` is the distance of the entry from the current price, in percent. */
type Plan = [
  coin: string,
  type: 'LONG' | 'SHORT',
  amount: string,
  leverage: number,
  away: number,
  minutesAgo: number,
  stopAway?: number | undefined,
  takeAway?: number | undefined,
]

const POSITIONS: Plan[] = [
  ['ATOM', 'LONG', '40', 10, 1.1, 3100],
  ['DOT', 'SHORT', '35', 10, 0.7, 2900],
  ['XRP', 'LONG', '60', 20, -0.4, 2700, -4],
  ['LTC', 'SHORT', '25', 10, 1.3, 2500],
  ['AVAX', 'LONG', '50', 10, -1.6, 2300],
  ['UNI', 'LONG', '20', 10, 0.9, 2000, undefined, 9],
  ['NEAR', 'SHORT', '15', 10, -0.6, 1800],
  ['DOGE', 'LONG', '30', 10, -2.1, 1500],
  ['LINK', 'SHORT', '75', 10, -0.2, 1120, undefined, -5],
  ['ADA', 'LONG', '180', 20, -1.4, 960, -3.4, 6.4],
  ['BTC', 'SHORT', '100', 10, -0.4, 300],
  ['SOL', 'LONG', '60', 50, -0.2, 200, -1.1],
  ['ETH', 'SHORT', '420', 10, 0.5, 40, undefined, -5.2],
  ['BTC', 'LONG', '250', 20, -0.65, 14, -1.8, 3.1],
]
const WAITING: Plan[] = [
  ['SOL', 'LONG', '80', 10, -2.4, 1010],
  ['ETH', 'SHORT', '200', 10, 1.5, 150, undefined, -4.3],
  ['BTC', 'LONG', '500', 20, -1.4, 12, -2.3, 2.3],
]

/** The demo trader's positions and pending orders, around the current prices. */
export function addOpenOrders(world: World, account: Account) {
  for (const plan of POSITIONS) addPosition(world, account, plan)
  for (const plan of WAITING) addWaiting(world, account, plan)
}

const away = (market: Market, percent: number): string =>
  priceText(Math.max(1, Math.round(market.ticks * (1 + percent / 100))), market.listing.pricePrecision)

function planned(
  world: World,
  account: Account,
  [coin, type, amount, leverage, , minutesAgo, stopAway, takeAway]: Plan,
) {
  const market = world.markets.get(`${coin}-USDC`)
  if (!market) return null
  const order = createPaperOrder(
    newId(world),
    account.accountId,
    { market: market.listing.market, type, amount, leverage },
    world.nowMs - minutesAgo * MINUTE_MS,
  )
  if (stopAway !== undefined) order.stopLoss = away(market, stopAway)
  if (takeAway !== undefined) order.takeProfit = away(market, takeAway)
  lockMargin(account.wallet, order.amount)
  return { market, order }
}

function addPosition(world: World, account: Account, plan: Plan) {
  const made = planned(world, account, plan)
  if (!made) return
  openPosition(made.order, away(made.market, plan[4]), made.market.listing)
  enter(world, made.order)
}

function addWaiting(world: World, account: Account, plan: Plan) {
  const made = planned(world, account, plan)
  if (!made) return
  made.order.limitPrice = away(made.market, plan[4])
  // An order that failed to open, for its owner to see and cancel.
  if (plan[0] === 'SOL') made.order.state = 'ACTIVATING_FAIL'
  enter(world, made.order)
}

/** Closed trades of the past weeks, booked like any other. */
export function addHistory(world: World, account: Account, count: number, luck: Chance) {
  const markets = [...world.markets.values()]
  const step = Math.min(240, 80_000 / count) * MINUTE_MS
  for (let index = count; index > 0; index--) {
    const market = markets[Math.floor(between(luck, 0, markets.length))]
    if (!market) return
    const created = Math.round(world.nowMs - 3 * DAY_MS - index * step - between(luck, 0, step))
    const order = pastOrder(world, account, market, created, luck)
    lockMargin(account.wallet, order.amount)
    settlePosition(order, account.wallet, {
      ...pastClosing(order, market, luck),
      atMs: created + Math.round(between(luck, 4, 600)) * MINUTE_MS,
      rates: market.listing.rates,
    })
    enter(world, order)
  }
}

function pastOrder(world: World, account: Account, market: Market, created: number, luck: Chance): PaperOrder {
  const type = pick(luck, ['LONG', 'SHORT'] as const)
  const amount = String(Math.round(between(luck, 10, 320)))
  const leverage = pick(luck, [10, 10, 20, 20, 50, 100])
  const order = createPaperOrder(
    newId(world),
    account.accountId,
    { market: market.listing.market, type, amount, leverage },
    created,
  )
  openPosition(order, away(market, between(luck, -6, 6)), market.listing)
  return order
}

function pastClosing(order: PaperOrder, market: Market, luck: Chance): { price: string; closureType: ClosureType } {
  const start = order.startPrice ?? price(market)
  const { pricePrecision } = market.listing
  const closureType = pick(luck, [
    'MANUAL',
    'MANUAL',
    'MANUAL',
    'TAKE_PROFIT',
    'STOP_LOSS',
    'LIQUIDATION',
    'ROLLOVER',
  ] as const)
  if (closureType === 'LIQUIDATION') return { price: liquidationPrice(order, start, pricePrecision), closureType }
  const size = between(luck, 0.05, 0.6) / order.leverage
  const gains = closureType === 'TAKE_PROFIT' || (closureType !== 'STOP_LOSS' && pick(luck, [true, false]))
  const up = gains === (order.type === 'LONG')
  const at = priceText(Math.round(ticksOf(start, pricePrecision) * (1 + (up ? size : -size))), pricePrecision)
  if (closureType === 'TAKE_PROFIT') order.takeProfit = at
  if (closureType === 'STOP_LOSS') order.stopLoss = at
  return { price: at, closureType }
}

/** Adds orders to an account for tests of size: mostly history, every twentieth a position. */
export function addOrders(world: World, account: Account, count: number) {
  const luck = chance(world.seed ^ count)
  const names = [...world.markets.keys()]
  const positions = Math.floor(count / 20)
  const { available } = account.wallet
  deposit(account.wallet, big(available).plus(10_000_000).toFixed())
  addHistory(world, account, count - positions, luck)
  for (let index = 0; index < positions; index++) {
    const coin = (names[index % names.length] ?? 'BTC-USDC').split('-')[0] ?? 'BTC'
    addPosition(world, account, [
      coin,
      index % 2 ? 'SHORT' : 'LONG',
      String(20 + (index % 80)),
      10,
      (index % 5) / 10,
      60 + index,
    ])
  }
  deposit(account.wallet, available)
  touchAccount(world, account)
}
