import { READ_SLICE } from '../limits.ts'

const pageTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reads the entries of a list; those that are read as null are left out. A long list is read in slices, between which
 * the page can paint and hear its user: its schema then answers by safeParseAsync alone.
 */
export function readList<Item>(entries: readonly unknown[], read: (entry: unknown, place: number) => Item | null): Item[] | Promise<Item[]> {
  const items: Item[] = []
  const readFrom = (start: number) => {
    const end = Math.min(start + READ_SLICE, entries.length)
    for (let place = start; place < end; place++) {
      const item = read(entries[place], place)
      if (item !== null) items.push(item)
    }
    return end
  }
  const readRest = async (start: number) => {
    for (let next = start; next < entries.length; next = readFrom(next)) await pageTurn()
    return items
  }
  const first = readFrom(0)
  return first < entries.length ? readRest(first) : items
}
