import { createReplay, type Replay, stepsBetween, ticksAt } from '../replay/replay.ts'
import type { ReplayedMarket } from '../replay/replayedMarket.ts'
import type { Account, WalletEvent } from './account.ts'
import type { PaperContest } from './contest.ts'
import { LISTINGS } from './listing.ts'
import { isLive, type PaperOrder } from './order.ts'
import { type Market, movePrice, openMarket, setPrice, TICK_MS } from './prices.ts'
import { type Chance, chance, hash } from './random.ts'

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
  /** Markets whose price comes from a file; not stored. */
  replays: Map<string, Replay>
  changed: Set<string>
}

const PRE_ROLL_MS = 3 * 3_600_000

export function createWorld(seed: number, nowMs: number, replayed: readonly ReplayedMarket[] = []): World {
  const openedMs = Math.floor(nowMs / TICK_MS) * TICK_MS
  const world = emptyWorld(seed, openedMs)
  for (const listing of LISTINGS) world.markets.set(listing.market, openMarket(listing, seed, openedMs))
  for (const { listing, candles } of replayed) {
    world.replays.set(listing.market, createReplay(candles, seed ^ hash(listing.market)))
    world.markets.set(listing.market, { ...openMarket(listing, seed, openedMs), shortsAvailableSince: null })
  }
  preRoll(
    [...world.markets.values()].filter(({ listing }) => !world.replays.has(listing.market)),
    openedMs,
  )
  for (const [name, replay] of world.replays) {
    const market = world.markets.get(name)
    if (market) preReplay(market, replay, openedMs)
  }
  return world
}

/** A replayed market's past comes from its file, as far as it goes. */
function preReplay(market: Market, replay: Replay, untilMs: number) {
  setPrice(market, ticksAt(replay, untilMs - PRE_ROLL_MS), untilMs - PRE_ROLL_MS)
  for (const { atMs, ticks } of stepsBetween(replay, untilMs - PRE_ROLL_MS, untilMs)) setPrice(market, ticks, atMs)
}

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
  replays: new Map(),
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
