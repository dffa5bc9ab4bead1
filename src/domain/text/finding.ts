import { matches } from './search.ts'

/** Something that can be found by its names. */
export interface Findable {
  name: string
  /** Other names it answers to; they are not shown. */
  also: readonly string[]
  /** It cannot be done now: found by its exact name only, to say why. */
  isHeld: boolean
}

const EXACT = 0
const isInWord = (text: string, at: number) => at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))

/** How well a name answers what is typed: 0 is the whole name, then its start, the start of a word, any part, and each typed word somewhere. Null: not at all. */
export function rankOf(name: string, typed: string): number | null {
  const needle = typed.trim().replaceAll(/\s+/g, ' ')
  const found = matches(name, needle)
  const [first] = found
  if (first) {
    if (first.start === 0) return first.end === name.length ? EXACT : 1
    return found.some(({ start }) => !isInWord(name, start)) ? 2 : 3
  }
  return needle !== '' && needle.split(' ').every((word) => matches(name, word).length > 0) ? 4 : null
}

/** The entries that answer what is typed, the best first and equally good ones as they were; all that can be done while nothing is typed. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  if (typed.trim() === '') return entries.filter(({ isHeld }) => !isHeld)

  const found = entries.flatMap((entry) => {
    const ranks = [entry.name, ...entry.also].map((name) => rankOf(name, typed)).filter((rank) => rank !== null)
    const rank = Math.min(...ranks)
    return ranks.length === 0 || (entry.isHeld && rank !== EXACT) ? [] : [{ entry, rank }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
