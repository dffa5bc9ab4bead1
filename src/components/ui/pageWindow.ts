/** A page that can be gone to, or pages left out before or after the current one. */
export type PageSlot = number | 'before' | 'after'

/** More pages than this are not all in sight. */
export const SLOTS = 7

/** At most seven slots around the current page, first and last always in sight: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= SLOTS) return all
  if (page <= 4) return [...all.slice(0, 5), 'after', pages]
  if (page > pages - 4) return [1, 'before', ...all.slice(-5)]
  return [1, 'before', page - 1, page, page + 1, 'after', pages]
}
