import type { Listed } from '../wire/longList.ts'

/** A list query keeps what was read and how much was left out; whoever uses the list gets its items. */
export const itemsOf = <Item>({ items }: Listed<Item>): Item[] => items

/** What is said below the list: how many of its entries could not be read. */
export const leftOutOf = ({ leftOut }: Listed<unknown>): number => leftOut
