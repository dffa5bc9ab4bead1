/** Which of several layouts of a table is shown, the widest first; the last one finds room everywhere. */
export interface TableFit {
  level: number
  /** The width in px of each layout that did not fit. */
  needed: readonly number[]
}

/**
 * The layout for a panel of `room` px, once the one shown has been seen `width` px wide. One that did not fit is
 * taken again only where the panel has become as wide as it was, so that a moving price never changes it to and fro.
 */
export function fitted(fit: TableFit, room: number, width: number, last: number): TableFit {
  const isTooWide = fit.level < last && width > room
  const needed = isTooWide ? fit.needed.with(fit.level, width) : fit.needed
  const fits = needed.findIndex((most) => most <= room)
  const level = fits < 0 ? last : fits
  return !isTooWide && level === fit.level ? fit : { level, needed }
}
