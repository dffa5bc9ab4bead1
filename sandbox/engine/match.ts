import type { ClosureType } from '../codes.ts'
import { priceText, ticksOf } from './money.ts'
import type { Level, PaperOrder } from './order.ts'
import { type Market, price } from './prices.ts'
import { closePosition, openPosition } from './settle.ts'
import { type World, touch } from './world.ts'

/** About a second from "the price is right" to "it is open". */
const ACTIVATION_MS = 1000

/** The trigger prices of one order in ticks. Cached until one of them changes. */
interface Triggers {
  limit: number | null
  stopLoss: number | null
  takeProfit: number | null
  liquidation: number | null
  of: string
}

const cache = new WeakMap<PaperOrder, Triggers>()

function triggersOf(order: PaperOrder, precision: number): Triggers {
  const of = `${order.limitPrice} ${order.stopLoss} ${order.takeProfit} ${order.liquidation}`
  const cached = cache.get(order)
  if (cached?.of === of) return cached
  const ticks = (price: string | null) => (price === null ? null : ticksOf(price, precision))
  const triggers = {
    limit: ticks(order.limitPrice),
    stopLoss: ticks(order.stopLoss),
    takeProfit: ticks(order.takeProfit),
    liquidation: ticks(order.liquidation),
    of,
  }
  cache.set(order, triggers)
  return triggers
}

/** Matches the pending orders of a market after its price moved; a price from before an order does not touch it. */
export function match(world: World, market: Market, atMs: number) {
  const waiting = world.live.get(market.listing.market)
  if (!waiting) return
  for (const order of waiting) {
    if (order.created > atMs) continue
    if (order.state === 'NEW') activate(world, market, order, atMs)
    else if (order.state === 'ACTIVATING') openDue(world, market, order, atMs)
    else closeAtLevels(world, market, order, atMs)
  }
}

/** Closes what was asked to close while the price was missing. */
export function closeAsked(world: World, market: Market, atMs: number) {
  for (const order of world.live.get(market.listing.market) ?? []) {
    const account = world.accounts.get(order.accountId)
    if (order.closesNext && order.state === 'ACTIVE' && account)
      closePosition(world, account, order, price(market), 'MANUAL', atMs)
  }
}

/** A market order starts to open immediately, a limit order at its limit or better. */
function activate(world: World, market: Market, order: PaperOrder, atMs: number) {
  const { limit } = triggersOf(order, market.listing.pricePrecision)
  if (limit !== null && (order.type === 'LONG' ? market.ticks > limit : market.ticks < limit)) return
  order.state = 'ACTIVATING'
  order.activeAt = atMs + ACTIVATION_MS
  // The fill price of a crossed limit order is decided at the crossing: its limit, or better.
  if (limit !== null) order.startPrice = price(market)
  touch(world, order)
}

function openDue(world: World, market: Market, order: PaperOrder, atMs: number) {
  if (order.activeAt !== null && order.activeAt > atMs) return
  openPosition(order, order.startPrice ?? price(market), market.listing)
  touch(world, order)
}

/** Stop loss before liquidation if the price reaches it first; after a jump the fill is no worse than the liquidation. */
function closeAtLevels(world: World, market: Market, order: PaperOrder, atMs: number) {
  const { pricePrecision } = market.listing
  const { stopLoss, takeProfit, liquidation } = triggersOf(order, pricePrecision)
  const long = order.type === 'LONG'
  const fallen = (level: number | null) => level !== null && (long ? market.ticks <= level : market.ticks >= level)
  const risen = (level: number | null) => level !== null && (long ? market.ticks >= level : market.ticks <= level)
  const liquidated = fallen(liquidation) && liquidation !== null
  const stopIsNearer =
    stopLoss !== null && (liquidation === null || (long ? stopLoss > liquidation : stopLoss < liquidation))

  const isSet = (level: Level) => (order.levelsSetMs?.[level] ?? order.created) <= atMs
  let closureType: ClosureType | null = null
  if (isSet('stopLoss') && fallen(stopLoss) && stopIsNearer) closureType = 'STOP_LOSS'
  else if (liquidated) closureType = 'LIQUIDATION'
  else if (isSet('takeProfit') && risen(takeProfit)) closureType = 'TAKE_PROFIT'
  const account = world.accounts.get(order.accountId)
  if (closureType === null || !account) return
  const at = liquidated ? priceText(liquidation, pricePrecision) : price(market)
  closePosition(world, account, order, at, closureType, atMs)
}
