import { entryOf, type ReadableList, omitUnreadable } from '../api/listOf.ts'
import * as z from '../api/zod.ts'
import { READ_SLICE } from '../constants/limits.ts'
import { nextTask } from '../platform/nextTask.ts'
import { fallbacksOf, reportDrift, unreadablePaths } from './call/drift.ts'
import { onSessionEnd } from './call/session.ts'

type Fields = Record<string, unknown>
/** A raw entry and its parsed item; null if it was unreadable. */
interface Parsed {
  entry: Fields
  item: Fields | null
}

/** The fields that differ between two entries; null if their sets of fields differ. */
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

/**
 * Parses the entries of a list. A long one is parsed in slices, between which the page can paint and handle input: its schema
 * then needs safeParseAsync.
 */
function parseInSlices<Item>(
  entries: readonly unknown[],
  parse: (entry: unknown, index: number) => Item | null,
): ReadableList<Item> | Promise<ReadableList<Item>> {
  const done: (Item | null)[] = []
  const readSlice = () => {
    const end = Math.min(done.length + READ_SLICE, entries.length)
    for (let index = done.length; index < end; index++) done.push(parse(entries[index], index))
  }
  const readRest = async () => {
    while (done.length < entries.length) {
      await nextTask()
      readSlice()
    }
    return omitUnreadable(done)
  }
  readSlice()
  return done.length < entries.length ? readRest() : omitUnreadable(done)
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Schema of a list that is polled and hardly changes, such as 5,000 orders: parses only the fields of each entry that
 * changed since the last response; an unchanged entry is the same object as before.
 * Unreadable entries are omitted and counted. Cleared when the session ends. Contract §1.
 *
 * `name` is used in drift reports. `key` is the field that identifies an entry; 'place' if there is none, as in a
 * leaderboard: then each entry is compared with the previous one at the same index. Every field is parsed alone, so `item` must
 * have no checks across fields. If only fields change that nothing reads of this item (`isUnread`), they are checked too, but it stays the same object.
 */
export function polledList<Shape extends z.core.$ZodShape>(
  item: z.ZodMiniObject<Shape>,
  name: string,
  key: (keyof Shape & string) | 'place',
  isUnread: (item: z.output<z.ZodMiniObject<Shape>>, field: string) => boolean = () => false,
) {
  type Item = z.output<z.ZodMiniObject<Shape>>
  let previous = new Map<unknown, Parsed>()
  // Replaced, not cleared: a list that is still being parsed goes on with the old one.
  onSessionEnd(() => (previous = new Map()))
  const whole = entryOf(item)
  const fallbacks = fallbacksOf(item)
  // Called for every new entry: only those that may contain something unreadable are checked field by field.
  const isDoubtful = (entry: unknown, parsed: Fields | null) =>
    parsed === null ||
    (isObject(entry) &&
      fallbacks.some(([field, fallback]) => parsed[field] === fallback && (entry[field] ?? null) !== fallback))

  function parseWhole(entry: unknown): Fields | null {
    const parsed = z.parse(whole, entry)
    if (isDoubtful(entry, parsed)) reportDrift(name, unreadablePaths(whole, entry))
    return parsed
  }

  /** Keeps the previous object of an unchanged entry, so that the new one can be garbage-collected. */
  function parseChanges(before: Parsed, entry: Fields): Parsed {
    const fresh = () => ({ entry, item: parseWhole(entry) })
    const changed = changedFields(before.entry, entry)
    if (changed === null) return fresh()
    // Ignores changes to fields outside the schema.
    const relevant = changed.filter((field) => Object.hasOwn(item.shape, field))
    if (relevant.length === 0) return before
    if (before.item === null) return fresh()
    const next = { ...before.item }
    let isSame = true
    for (const field of relevant) {
      // An own key of the shape, as just checked.
      const schema = item.shape[field] as z.core.$ZodType
      const parsed = z.safeParse(schema, entry[field])
      // Null for a present value is drift, which is reported per whole entry.
      if (!parsed.success || (parsed.data === null && entry[field] !== null)) return fresh()
      next[field] = parsed.data
      // Parsed by the shape's own schemas, so it is the shape's output.
      isSame &&= isUnread(before.item as Item, field)
    }
    return isSame ? before : { entry, item: next }
  }

  const keyOf = (entry: unknown, index: number) => (key === 'place' ? index : isObject(entry) ? entry[key] : undefined)

  function parseEntry(entry: unknown, index: number, known: typeof previous): Fields | null {
    if (!isObject(entry)) return parseWhole(entry)
    const before = known.get(keyOf(entry, index))
    const now = before ? parseChanges(before, entry) : { entry, item: parseWhole(entry) }
    if (now !== before) known.set(keyOf(entry, index), now)
    return now.item
  }

  function forgetAllBut(entries: readonly unknown[]) {
    const ids = new Set(entries.map(keyOf))
    for (const id of previous.keys()) if (!ids.has(id)) previous.delete(id)
  }

  return z.pipe(
    z.custom<unknown[]>((entries) => Array.isArray(entries)),
    z.transform((entries) => {
      if (previous.size > entries.length) forgetAllBut(entries)
      const known = previous
      // Parsed by the shape's own schemas, so it is the shape's output.
      return parseInSlices(entries, (entry, index) => parseEntry(entry, index, known) as Item | null)
    }),
  )
}
