import * as z from 'zod/mini'
import { contractDrift } from './endpoint.ts'

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

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * A list that is asked for again and again and hardly changes, such as 5,000 orders: of each entry only the fields that
 * changed since the last time are read, and an entry that came just so before is the same object as then.
 * Unreadable entries are left out and reported. Contract §1.
 *
 * `key` is what tells the entries apart. Every field is read by itself, so `item` may hold no check across fields.
 */
export function polledList<Shape extends z.core.$ZodShape>(item: z.ZodMiniObject<Shape>, what: string, key: keyof Shape & string) {
  type Item = z.output<z.ZodMiniObject<Shape>>
  let known = new Map<unknown, Known>()

  function readWhole(entry: unknown): Fields | null {
    const read = z.safeParse(item, entry)
    if (read.success) return read.data
    contractDrift.report(`${what}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`)
    return null
  }

  function readAgain({ entry: before, item: kept }: Known, entry: Fields): Fields | null {
    const changed = changedFields(before, entry)
    if (changed === null) return readWhole(entry)
    // Fields nobody reads may change as they like.
    const wanted = changed.filter((field) => Object.hasOwn(item.shape, field))
    if (wanted.length === 0) return kept
    if (kept === null) return readWhole(entry)
    const next = { ...kept }
    for (const field of wanted) {
      // An own key of the shape, as was just asked.
      const read = z.safeParse(item.shape[field] as z.core.$ZodType, entry[field])
      if (!read.success) return readWhole(entry)
      next[field] = read.data
    }
    return next
  }

  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => {
      const seen = new Map<unknown, Known>()
      const items: Item[] = []
      for (const entry of entries) {
        const id = isObject(entry) ? entry[key] : undefined
        const before = known.get(id)
        const read = before && isObject(entry) ? readAgain(before, entry) : readWhole(entry)
        if (isObject(entry)) seen.set(id, { entry, item: read })
        // What was read by the shape's own schemas is the shape's output.
        if (read !== null) items.push(read as Item)
      }
      known = seen
      return items
    }),
  )
}
