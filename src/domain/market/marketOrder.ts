import type { Market } from '../../api/market.ts'
import type { MarketName } from '../../api/scalars.ts'
import { sortMarkets } from './market.ts'

type Names = ReadonlySet<MarketName>

/**
 * The alphabetical list with the favourites first, then the markets with own orders or positions, then the others; each part stays
 * sorted. Unchanged without a favourite.
 */
export function marketOrder(names: readonly MarketName[], favourites: Names, own: Names): readonly MarketName[] {
  if (!names.some((name) => favourites.has(name))) return names
  const part = (name: MarketName) => (favourites.has(name) ? 0 : own.has(name) ? 1 : 2)
  return names.toSorted((a, b) => part(a) - part(b))
}

/** The market after (1) or before (-1) this one in the list, which wraps around; null if there is no other. */
export function neighbourMarket(
  listed: readonly Pick<Market, 'market'>[],
  favourites: Names,
  name: MarketName,
  by: 1 | -1,
): MarketName | null {
  const names = marketOrder(
    sortMarkets(listed).map(({ market }) => market),
    favourites,
    new Set(),
  )
  const next = names[(names.indexOf(name) + by + names.length) % names.length]
  return next === undefined || next === name ? null : next
}
