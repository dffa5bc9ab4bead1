import { findMatches } from '../../domain/text/search.ts'

/** An entry that can be found by its names. */
export interface Findable {
  name: string
  /** Further names that match; not displayed. */
  also: readonly string[]
  /** It is unavailable: found by its exact name only, to explain why. */
  isBlocked: boolean
}

const EXACT = 0
const isInWord = (text: string, at: number) => at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))

/**
 * How well a name matches the typed text: 0 is the whole name, then its start, the start of a word, any part, and each typed word
 * somewhere. Null: no match.
 */
export function rankOf(name: string, typed: string): number | null {
  const needle = typed.trim().replaceAll(/\s+/g, ' ')
  const found = findMatches(name, needle)
  const [first] = found
  if (first) {
    if (first.start === 0) return first.end === name.length ? EXACT : 1
    return found.some(({ start }) => !isInWord(name, start)) ? 2 : 3
  }
  return needle !== '' && needle.split(' ').every((word) => findMatches(name, word).length > 0) ? 4 : null
}

/** The matching entries, best first, of equal ones those found by their own name, else in their original order; all available ones if nothing is typed. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  if (typed.trim() === '') return entries.filter(({ isBlocked }) => !isBlocked)

  const found = entries.flatMap((entry) => {
    const ranks = [entry.name, ...entry.also].map((name) => rankOf(name, typed)).filter((rank) => rank !== null)
    const rank = Math.min(...ranks)
    const isOwn = rankOf(entry.name, typed) === rank
    return ranks.length === 0 || (entry.isBlocked && rank !== EXACT) ? [] : [{ entry, rank, isOwn }]
  })
  return found.toSorted((a, b) => a.rank - b.rank || Number(b.isOwn) - Number(a.isOwn)).map(({ entry }) => entry)
}
