import * as z from './zod.ts'

/** The readable entries of a list, and the number of unreadable ones that were omitted. Contract §1. */
export interface ReadableList<Item> {
  items: Item[]
  unreadable: number
}

export const omitUnreadable = <Item>(entries: readonly (Item | null)[]): ReadableList<Item> => {
  const items = entries.filter((entry) => entry !== null)
  return { items, unreadable: entries.length - items.length }
}

/** An entry of a list: null if it is unreadable. */
export const entryOf = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.nullable(item), null)

/** A list whose unreadable entries are omitted and counted, so that the rest stays usable. Contract §1. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(z.array(entryOf(item)), z.transform(omitUnreadable))

/** The same without the count, for lists that are not shown as such. */
export const readableOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    listOf(item),
    z.transform(({ items }) => items),
  )
