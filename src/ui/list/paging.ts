export interface Page<Item> {
  items: Item[]
  /** The current page, from 1; the nearest one if the requested one does not exist. */
  page: number
  pages: number
  /** Number of the first and of the last item shown, from 1; both 0 for an empty list. */
  from: number
  to: number
  total: number
}

/** One page of a list. If the list shrinks, the last page is shown. */
export function pageOf<Item>(list: readonly Item[], requested: number, size: number): Page<Item> {
  const total = list.length
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages)
  const start = (page - 1) * size
  const items = list.slice(start, start + size)
  return { items, page, pages, from: total === 0 ? 0 : start + 1, to: start + items.length, total }
}

/** A page number, or an ellipsis before or after the current page. */
type PageSlot = number | 'before' | 'after'

/** With more pages than this, some are hidden. */
const SLOTS = 7

/** At most seven slots around the current page, first and last always visible: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= SLOTS) return all
  if (page <= 4) return [...all.slice(0, 5), 'after', pages]
  if (page > pages - 4) return [1, 'before', ...all.slice(-5)]
  return [1, 'before', page - 1, page, page + 1, 'after', pages]
}
