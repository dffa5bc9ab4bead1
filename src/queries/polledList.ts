import { READ_SLICE } from '../limits.ts'
import { entryOf, type Listed, listed } from '../wire/listOf.ts'
import * as z from '../zod.ts'
import { fallbacksOf, reportDrift, unreadablePaths } from './drift.ts'
import { onSessionEnd } from './session.ts'

type Fields = Record<string, unknown>
/** An entry as it came and what it was read as; null where it was left out. */
interface Known {
  entry: Fields
  item: Fields | null
}

/** What differs between two entries; null where they have not the same fields. */
function changedFields(before: Fields, now: Fields): string[] | null {
  const changed: string[] = []
  let count = 0
  for (const field in now) {
    if (!(field in before)) return null
    if (before[field] !== now[field]) changed.push(field)
    count += 1
  }
  for (const _field in before) count -= 1
  return count === 0 ? changed : null
}

const pageTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reads the entries of a list. A long one is read in slices, between which the page can paint and hear its user: its schema
 * then answers by safeParseAsync alone.
 */
function inSlices<Item>(entries: readonly unknown[], read: (entry: unknown, place: number) => Item | null): Listed<Item> | Promise<Listed<Item>> {
  const done: (Item | null)[] = []
  const readSlice = () => {
    const end = Math.min(done.length + READ_SLICE, entries.length)
    for (let place = done.length; place < end; place++) done.push(read(entries[place], place))
  }
  const readRest = async () => {
    while (done.length < entries.length) {
      await pageTurn()
      readSlice()
    }
    return listed(done)
  }
  readSlice()
  return done.length < entries.length ? readRest() : listed(done)
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * A list that is asked for again and again and hardly changes, such as 5,000 orders: of each entry only the fields that
 * changed since the last time are read, and an entry that came just so before is the same object as then.
 * Unreadable entries are left out and counted. What it knows ends with the session. Contract §1.
 *
 * `what` names it where drift is told. `key` is the field that tells the entries apart; 'place' where none does, as in a
 * leaderboard: then each is compared with the one that stood in its place. Every field is read by itself, so `item` may
 * hold no check across fields.
 */
export function polledList<Shape extends z.core.$ZodShape>(item: z.ZodMiniObject<Shape>, what: string, key: (keyof Shape & string) | 'place') {
  type Item = z.output<z.ZodMiniObject<Shape>>
  const known = new Map<unknown, Known>()
  onSessionEnd(() => known.clear())
  const whole = entryOf(item)
  const fallbacks = fallbacksOf(item)
  // Asked of every new entry: what is looked through field by field is only what may hold something unreadable.
  const isDoubtful = (entry: unknown, read: Fields | null) =>
    read === null || (isObject(entry) && fallbacks.some(([field, fallback]) => read[field] === fallback && (entry[field] ?? null) !== fallback))

  function readWhole(entry: unknown): Fields | null {
    const read = z.parse(whole, entry)
    if (isDoubtful(entry, read)) reportDrift(what, unreadablePaths(whole, entry))
    return read
  }

  /** What is known of an unchanged entry stays as it is, so that the new one is garbage at once. */
  function readAgain(before: Known, entry: Fields): Known {
    const anew = () => ({ entry, item: readWhole(entry) })
    const changed = changedFields(before.entry, entry)
    if (changed === null) return anew()
    // Fields nobody reads may change as they like.
    const wanted = changed.filter((field) => Object.hasOwn(item.shape, field))
    if (wanted.length === 0) return before
    if (before.item === null) return anew()
    const next = { ...before.item }
    for (const field of wanted) {
      // An own key of the shape, as was just asked.
      const schema = item.shape[field] as z.core.$ZodType
      const read = z.safeParse(schema, entry[field])
      // Null where something stands is drift, which is told of whole entries.
      if (!read.success || (read.data === null && entry[field] !== null)) return anew()
      next[field] = read.data
    }
    return { entry, item: next }
  }

  const keyOf = (entry: unknown, place: number) => (key === 'place' ? place : isObject(entry) ? entry[key] : undefined)

  function readEntry(entry: unknown, place: number): Fields | null {
    if (!isObject(entry)) return readWhole(entry)
    const before = known.get(keyOf(entry, place))
    const now = before ? readAgain(before, entry) : { entry, item: readWhole(entry) }
    if (now !== before) known.set(keyOf(entry, place), now)
    return now.item
  }

  function forgetAllBut(entries: readonly unknown[]) {
    const ids = new Set(entries.map(keyOf))
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
  }

  return z.pipe(
    z.custom<unknown[]>((entries) => Array.isArray(entries)),
    z.transform((entries) => {
      if (known.size > entries.length) forgetAllBut(entries)
      // What was read by the shape's own schemas is the shape's output.
      return inSlices(entries, (entry, place) => readEntry(entry, place) as Item | null)
    }),
  )
}
