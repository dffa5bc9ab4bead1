import type { MarketName } from '../wire/scalars.ts'

type Names = ReadonlySet<MarketName>

/**
 * The alphabetical list with the favourites first, then the markets with own orders or positions, then the others, each
 * part as it was. Without a favourite it stays as it is.
 */
export function marketOrder(names: readonly MarketName[], favourites: Names, own: Names): readonly MarketName[] {
  if (!names.some((name) => favourites.has(name))) return names
  const part = (name: MarketName) => (favourites.has(name) ? 0 : own.has(name) ? 1 : 2)
  return names.toSorted((a, b) => part(a) - part(b))
}
