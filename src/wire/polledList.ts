import * as z from 'zod/mini'
import { contractDrift } from './endpoint.ts'
import { readList } from './longList.ts'

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

const memories = new Set<Map<unknown, Known>>()

/** Forgets what is known of the entries of all lists: the next user's have nothing to do with them. */
export function forgetEntries() {
  for (const known of memories) known.clear()
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * A list that is asked for again and again and hardly changes, such as 5,000 orders: of each entry only the fields that
 * changed since the last time are read, and an entry that came just so before is the same object as then.
 * Unreadable entries are left out, reported once and counted each time. Contract §1.
 *
 * `key` is the field that tells the entries apart; 'place' where none does, as in a leaderboard: then each is compared with
 * the one that stood in its place. Every field is read by itself, so `item` may hold no check across fields.
 */
export function polledList<Shape extends z.core.$ZodShape>(item: z.ZodMiniObject<Shape>, what: string, key: (keyof Shape & string) | 'place') {
  type Item = z.output<z.ZodMiniObject<Shape>>
  const known = new Map<unknown, Known>()
  memories.add(known)

  function readWhole(entry: unknown): Fields | null {
    const read = z.safeParse(item, entry)
    if (read.success) return read.data
    contractDrift.report(`${what}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`)
    return null
  }

  /** What is known of an unchanged entry stays as it is, so that the new one is garbage at once. */
  function readAgain(before: Known, entry: Fields): Known {
    const whole = () => ({ entry, item: readWhole(entry) })
    const changed = changedFields(before.entry, entry)
    if (changed === null) return whole()
    // Fields nobody reads may change as they like.
    const wanted = changed.filter((field) => Object.hasOwn(item.shape, field))
    if (wanted.length === 0) return before
    if (before.item === null) return whole()
    const next = { ...before.item }
    for (const field of wanted) {
      // An own key of the shape, as was just asked.
      const read = z.safeParse(item.shape[field] as z.core.$ZodType, entry[field])
      if (!read.success) return whole()
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
      return readList(entries, (entry, place) => readEntry(entry, place) as Item | null)
    }),
  )
}
