import type { Market } from '../../api/market.ts'
import { findMatches } from '../../domain/text/search.ts'
import type { CommandName } from './commands.ts'

/** An entry that can be found by its names. */
export interface Findable {
  name: string
  /** Further names that match; not displayed. */
  also: readonly string[]
  /** It is unavailable: found by its exact name only, to explain why. */
  isBlocked: boolean
}

type EntryGroup = 'markets' | 'actions' | 'pages'

/** One line of the palette. */
export interface Entry extends Findable {
  id: string
  group: EntryGroup
  /** Set for a command: its shortcut is shown. */
  command?: CommandName
  /** Set for a market: its icon and live price are shown. */
  market?: Market
  /** Shown at its end: why it is unavailable, or that it opens another site. */
  remark?: string
  run: () => void
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
export function findEntries<Found extends Findable>(entries: readonly Found[], typed: string): Found[] {
  if (typed.trim() === '') return entries.filter(({ isBlocked }) => !isBlocked)

  const found = entries.flatMap((entry) => {
    const ranks = [entry.name, ...entry.also].map((name) => rankOf(name, typed)).filter((rank) => rank !== null)
    const rank = Math.min(...ranks)
    const isOwn = rankOf(entry.name, typed) === rank
    return ranks.length === 0 || (entry.isBlocked && rank !== EXACT) ? [] : [{ entry, rank, isOwn }]
  })
  return found.toSorted((a, b) => a.rank - b.rank || Number(b.isOwn) - Number(a.isOwn)).map(({ entry }) => entry)
}

/** Searching lists more markets. */
const MOST_MARKETS = { untyped: 5, typed: 30 }

/** The entries by group, starting with the group of the best one. */
export function inGroups(found: readonly Entry[], isTyped: boolean): { group: EntryGroup; entries: Entry[] }[] {
  const most = isTyped ? MOST_MARKETS.typed : MOST_MARKETS.untyped
  return [...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => ({
    group,
    entries: group === 'markets' ? entries.slice(0, most) : entries,
  }))
}
