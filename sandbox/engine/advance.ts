import { advanceContests } from './contests.ts'
import { closeAsked, match } from './match.ts'
import { settleDueEvents } from './payments.ts'
import { type Market, movePrice, price, setPrice, TICK_MS } from './prices.ts'
import { chargeFunding, closePosition } from './settle.ts'
import type { PriceSource } from './source.ts'
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
  /** What happened since then may be news: prices that were missing bring closings of their own time. */
  let newsMs = beforeMs
  for (const market of world.markets.values()) {
    const source = world.sources.get(market.listing.market)
    const waitedSinceMs = market.waitsSinceMs ?? beforeMs
    const fromMs = source ? follow(world, market, source, beforeMs) : beforeMs
    if (fromMs === null) continue
    newsMs = Math.min(newsMs, waitedSinceMs)
    if (!source) movePrice(market, nowMs, nowMs - beforeMs)
    match(world, market, nowMs)
    passDates(world, market, fromMs, nowMs)
  }
  settleDueEvents(world)
  advanceContests(world, newsMs)
}

/**
 * Follows the prices of a source, and matches at each: a long stride skips no extreme. Returns the time it got to; null while the
 * price is missing: until the next one nothing of the market happens, then what was due in between happens at its time.
 */
function follow(world: World, market: Market, source: PriceSource, beforeMs: number): number | null {
  let fromMs = market.waitsSinceMs ?? beforeMs
  if (market.held) return fromMs
  for (const { atMs, ticks, isPast } of source.prices(fromMs, world.nowMs)) {
    passDates(world, market, fromMs, atMs)
    setPrice(market, ticks, atMs)
    market.pricedMs = atMs
    match(world, market, atMs)
    if (!isPast) closeAsked(world, market, atMs)
    fromMs = Math.max(fromMs, atMs)
  }
  const status = source.status(world.nowMs)
  const isStale = status === 'stale'
  // No next price comes: the last one has to do.
  if (status === 'gone') closeAsked(world, market, world.nowMs)
  // A restart has to know it, however the exchange stopped.
  if (isStale !== (market.waitsSinceMs !== undefined)) world.changed.add(`market:${market.listing.market}`)
  market.waitsSinceMs = isStale ? fromMs : undefined
  return isStale ? null : fromMs
}

/** What a market's positions owe between two times: funding at each date, every eight hours, and each rollover, which is at one of them. */
function passDates(world: World, market: Market, fromMs: number, toMs: number) {
  const firstMs = (Math.floor(fromMs / FUNDING_MS) + 1) * FUNDING_MS
  for (let dateMs = firstMs; dateMs <= toMs; dateMs += FUNDING_MS) passDate(world, market, dateMs)
}

function passDate(world: World, market: Market, dateMs: number) {
  const isRollover = nextRollover(dateMs - 1) === dateMs
  for (const order of world.live.get(market.listing.market) ?? []) {
    if (order.state !== 'ACTIVE') continue
    chargeFunding(order, market.listing.rates)
    touch(world, order)
    if (!isRollover) continue
    // At the rollover date a contract is rolled, which costs one funding more, or it expires at the market's price.
    const account = world.accounts.get(order.accountId)
    if (account?.contractRollover === false) closePosition(world, account, order, price(market), 'ROLLOVER', dateMs)
    else chargeFunding(order, market.listing.rates)
  }
}

/** Sets a market's price from outside; pending orders react immediately. */
export function shiftPrice(world: World, market: Market, ticks: number) {
  setPrice(market, ticks, world.nowMs)
  match(world, market, world.nowMs)
}
