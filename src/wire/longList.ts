import { READ_SLICE } from '../limits.ts'

const pageTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A list as far as it could be read, and how many of its entries could not be and are left out. Contract §1. */
export interface Listed<Item> {
  items: Item[]
  leftOut: number
}

/**
 * Reads the entries of a list; those that are read as null are left out and counted. A long list is read in slices, between
 * which the page can paint and hear its user: its schema then answers by safeParseAsync alone.
 */
export function readList<Item>(
  entries: readonly unknown[],
  read: (entry: unknown, place: number) => Item | null,
): Listed<Item> | Promise<Listed<Item>> {
  const items: Item[] = []
  const listed = () => ({ items, leftOut: entries.length - items.length })
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
    return listed()
  }
  const first = readFrom(0)
  return first < entries.length ? readRest(first) : listed()
}
