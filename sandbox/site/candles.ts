import { type Bar, history, type Range } from '../engine/history.ts'
import type { Market } from '../engine/prices.ts'
import type { World } from '../engine/world.ts'

/** A market's history, oldest first, from where its prices come from. Throws if its source has none to give. */
export const candlesOf = async (world: World, market: Market, range: Range): Promise<readonly Bar[]> =>
  world.sources.get(market.listing.market)?.candles(range, world.nowMs) ?? history(market, world.seed, range)
