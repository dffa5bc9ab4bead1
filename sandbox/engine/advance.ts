import { type Replay, stepsBetween } from '../replay/replay.ts'
import { advanceContests } from './contests.ts'
import { match } from './match.ts'
import { settleDueEvents } from './payments.ts'
import { type Market, movePrice, price, setPrice, TICK_MS } from './prices.ts'
import { chargeFunding, closePosition } from './settle.ts'
import { type World, touch } from './world.ts'

const HOUR_MS = 3_600_000
const FUNDING_MS = 8 * HOUR_MS
const WEEK_MS = 7 * 24 * HOUR_MS
/** Friday 08:00 UTC: the epoch began on a Thursday. */
const ROLLOVER_OFFSET_MS = 32 * HOUR_MS

export const nextRollover = (nowMs: number): number =>
  (Math.floor((nowMs - ROLLOVER_OFFSET_MS) / WEEK_MS) + 1) * WEEK_MS + ROLLOVER_OFFSET_MS

/** Long gaps use long steps, so that a night takes milliseconds; the last minutes are simulated tick by tick. */
function strideMs(gapMs: number): number {
  if (gapMs > 4 * HOUR_MS) return 60_000
  if (gapMs > 600_000) return 15_000
  return TICK_MS
}

/** Advances the world to a time: prices, orders, fees, payments and contests. */
export function advance(world: World, toMs: number) {
  while (world.nowMs + TICK_MS <= toMs) {
    const stride = Math.min(strideMs(toMs - world.nowMs), toMs - world.nowMs)
    const before = world.nowMs
    // Ticks are on a fixed grid, regardless of the steps.
    world.nowMs = Math.floor((before + stride) / TICK_MS) * TICK_MS
    step(world, before)
  }
}

function step(world: World, beforeMs: number) {
  const { nowMs } = world
  for (const market of world.markets.values()) {
    const replay = world.replays.get(market.listing.market)
    if (replay) replayPrice(world, market, replay, beforeMs)
    else movePrice(market, nowMs, nowMs - beforeMs)
    match(world, market, nowMs)
  }
  if (Math.floor(nowMs / FUNDING_MS) > Math.floor(beforeMs / FUNDING_MS)) chargeAll(world)
  if (nextRollover(beforeMs) <= nowMs) rollContracts(world)
  settleDueEvents(world)
  advanceContests(world, beforeMs)
}

/** Follows the file's path, and matches at each step: a long stride skips no extreme. */
function replayPrice(world: World, market: Market, replay: Replay, beforeMs: number) {
  if (market.held) return
  for (const { atMs, ticks } of stepsBetween(replay, beforeMs, world.nowMs)) {
    setPrice(market, ticks, atMs)
    match(world, market, atMs)
  }
}

const positions = (world: World, market: Market) =>
  [...(world.live.get(market.listing.market) ?? [])].filter((order) => order.state === 'ACTIVE')

function chargeAll(world: World) {
  for (const market of world.markets.values())
    for (const order of positions(world, market)) {
      chargeFunding(order, market.listing.rates)
      touch(world, order)
    }
}

/** At the rollover date a contract is rolled, which costs one funding more, or it expires at the market's price. */
function rollContracts(world: World) {
  for (const market of world.markets.values())
    for (const order of positions(world, market)) {
      const account = world.accounts.get(order.accountId)
      if (account?.contractRollover === false) closePosition(world, account, order, price(market), 'ROLLOVER')
      else {
        chargeFunding(order, market.listing.rates)
        touch(world, order)
      }
    }
}

/** Sets a market's price from outside; pending orders react immediately. */
export function shiftPrice(world: World, market: Market, ticks: number) {
  setPrice(market, ticks, world.nowMs)
  match(world, market, world.nowMs)
}
