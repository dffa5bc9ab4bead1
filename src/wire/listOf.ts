import * as z from '../zod.ts'

/** A list as far as it could be read, and how many of its entries could not be and are left out. Contract §1. */
export interface Listed<Item> {
  items: Item[]
  unreadable: number
}

export const listed = <Item>(entries: readonly (Item | null)[]): Listed<Item> => {
  const items = entries.filter((entry) => entry !== null)
  return { items, unreadable: entries.length - items.length }
}

/** An entry of a list: null where it is unreadable. */
export const entryOf = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.nullable(item), null)

/** A list whose unreadable entries are left out and counted, so that the rest lives on. Contract §1. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.pipe(z.array(entryOf(item)), z.transform(listed))

/** The same for a list that is never shown as one: nobody asks how many entries it lacks. */
export const readableOf = <Item extends z.ZodMiniType>(item: Item) => z.pipe(listOf(item), z.transform(({ items }) => items))
