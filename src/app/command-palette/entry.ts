import type { Market } from '../../api/market.ts'
import type { CommandName } from './commands.ts'
import type { Findable } from './findEntries.ts'

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
