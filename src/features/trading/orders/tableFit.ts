/** Which of several layouts of a table is shown, widest first; the last one always fits. */
export interface TableFit {
  level: number
  /** The measured width, in px, of each layout that did not fit. */
  needed: readonly number[]
}

/**
 * The layout for a panel of `room` px, if the current one measured `width` px. A layout that did not fit is tried again only once
 * the panel is as wide as it was, so that a changing price never toggles it.
 */
export function fitTable(fit: TableFit, room: number, width: number, last: number): TableFit {
  const isTooWide = fit.level < last && width > room
  const needed = isTooWide ? fit.needed.with(fit.level, width) : fit.needed
  const fits = needed.findIndex((most) => most <= room)
  const level = fits < 0 ? last : fits
  return !isTooWide && level === fit.level ? fit : { level, needed }
}
