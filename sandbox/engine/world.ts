import type { Account, WalletEvent } from './account.ts'
import type { PaperContest } from './contest.ts'
import { type Listing, LISTINGS } from './listing.ts'
import { isLive, type PaperOrder } from './order.ts'
import { type Market, movePrice, openMarket, setPrice, TICK_MS } from './prices.ts'
import { type Chance, chance, hash } from './random.ts'
import { goneSource, type LastSeen, type PriceSource, type SourcedMarket } from './source.ts'

/**
 * The whole state of the paper exchange. The engine's functions change it and nothing else: they read no
 * clock, no randomness and no storage, so a seed and the same commands at the same moments give
 * the same world. `changed` names what a store has to write (`order:…`, `account:…`, …).
 */
export interface World {
  seed: number
  openedMs: number
  /** The exchange's own clock. */
  nowMs: number
  chance: Chance
  lastId: number
  markets: Map<string, Market>
  accounts: Map<string, Account>
  orders: Map<string, PaperOrder>
  /** Orders of an account, oldest first. */
  ordersOf: Map<string, PaperOrder[]>
  /** Pending orders, by market. */
  live: Map<string, Set<PaperOrder>>
  events: Map<string, WalletEvent>
  contests: Map<string, PaperContest>
  /** Of the markets whose prices are not made up; not stored. */
  sources: Map<string, PriceSource>
  changed: Set<string>
}

const PRE_ROLL_MS = 3 * 3_600_000

/** `invented`: the markets whose prices are made up, unless a source has them. */
export function createWorld(
  seed: number,
  nowMs: number,
  sourced: readonly SourcedMarket[] = [],
  invented: readonly Listing[] = LISTINGS,
): World {
  const openedMs = Math.floor(nowMs / TICK_MS) * TICK_MS
  const world = emptyWorld(seed, openedMs)
  for (const listing of invented) world.markets.set(listing.market, openMarket(listing, seed, openedMs))
  for (const each of sourced) openSourced(world, each)
  preRoll(
    [...world.markets.values()].filter(({ listing }) => !world.sources.has(listing.market)),
    openedMs,
  )
  return world
}

/** Opens a market that is moved by a source; its past comes from there, as far as it goes. */
function openSourced(world: World, { listing, open }: SourcedMarket) {
  const source = open(world.seed ^ hash(listing.market), null)
  const market: Market = { ...openMarket(listing, world.seed, world.openedMs), shortsAvailableSince: null }
  world.sources.set(listing.market, source)
  world.markets.set(listing.market, market)
  const fromMs = world.nowMs - PRE_ROLL_MS
  setPrice(market, source.priceAt(fromMs), fromMs)
  for (const { atMs, ticks } of source.prices(fromMs, world.nowMs)) setPrice(market, ticks, atMs)
}

/** The markets of a restored world continue by their sources; those without one are gone. */
export function resumeSources(world: World, sourced: readonly SourcedMarket[]) {
  for (const market of world.markets.values()) world.sources.set(market.listing.market, goneSource(market))
  for (const each of sourced) {
    const { listing, open } = each
    const market = world.markets.get(listing.market)
    if (market?.listing.pricePrecision !== listing.pricePrecision) {
      openSourced(world, each)
      continue
    }
    market.listing = listing
    world.sources.set(listing.market, open(world.seed ^ hash(listing.market), lastSeen(market, world.nowMs)))
  }
}

/** What an outage before the exchange stopped has hidden was not seen either. */
function lastSeen({ ticks, candles, waitsSinceMs, pricedMs }: Market, stoppedMs: number): LastSeen {
  const atMs = waitsSinceMs === undefined ? stoppedMs : (pricedMs ?? waitsSinceMs)
  const [time = 0, , high = ticks, low = ticks] = candles.at(-1) ?? []
  const isCurrent = time === Math.floor(atMs / 60_000) * 60
  return { atMs, ticks, high: isCurrent ? high : ticks, low: isCurrent ? low : ticks }
}

/** Whether a market has a price to trade at. */
export const priceStatus = (world: World, { listing }: Market): ReturnType<PriceSource['status']> =>
  world.sources.get(listing.market)?.status(world.nowMs) ?? 'moving'

export const emptyWorld = (seed: number, nowMs: number): World => ({
  seed,
  openedMs: nowMs,
  nowMs,
  chance: chance(seed),
  lastId: 1000,
  markets: new Map(),
  accounts: new Map(),
  orders: new Map(),
  ordersOf: new Map(),
  live: new Map(),
  events: new Map(),
  contests: new Map(),
  sources: new Map(),
  changed: new Set(['world']),
})

/** Gives markets a past of three hours, so that a chart has candles from the first second. */
export function preRoll(markets: Market[], untilMs: number) {
  for (const market of markets) {
    for (let at = untilMs - PRE_ROLL_MS; at < untilMs; at += 5000) movePrice(market, at, 5000)
  }
}

export function newId(world: World): string {
  world.lastId += 1
  world.changed.add('world')
  return String(world.lastId)
}

export const ordersOf = (world: World, accountId: string): PaperOrder[] => world.ordersOf.get(accountId) ?? []

/** Puts an order into the book, new or read back from a store. */
export function enter(world: World, order: PaperOrder) {
  world.orders.set(order.orderId, order)
  const own = world.ordersOf.get(order.accountId)
  if (own) own.push(order)
  else world.ordersOf.set(order.accountId, [order])
  touch(world, order)
}

/** Marks an order as changed, and updates the lists of pending orders. */
export function touch(world: World, order: PaperOrder) {
  const waiting = world.live.get(order.market)
  if (!isLive(order)) waiting?.delete(order)
  else if (waiting) waiting.add(order)
  else world.live.set(order.market, new Set([order]))
  world.changed.add(`order:${order.orderId}`)
}

export const touchAccount = (world: World, { accountId }: Account) => world.changed.add(`account:${accountId}`)
