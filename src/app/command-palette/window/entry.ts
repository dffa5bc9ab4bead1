import type { CommandName } from '../../../domain/text/actions.ts'
import type { Findable } from '../../../domain/text/finding.ts'
import type { Market } from '../../../api/market.ts'

export const GROUPS = ['markets', 'actions', 'pages', 'faq'] as const
export type EntryGroup = (typeof GROUPS)[number]

/** One line of the palette. */
export interface Entry extends Findable {
  id: string
  group: EntryGroup
  /** Of an action: its key is shown. */
  action?: CommandName
  /** Of a market: its icon and live price are shown. */
  market?: Market
  /** Said at its end: why it is held back, or that it leads outside. */
  remark?: string
  run: () => void
}

/** More markets are found by typing. */
const MOST_MARKETS = { untyped: 5, typed: 30 }

/** The entries by group, the group with the best one first. */
export function inGroups(found: readonly Entry[], isTyped: boolean): { group: EntryGroup; entries: Entry[] }[] {
  const most = isTyped ? MOST_MARKETS.typed : MOST_MARKETS.untyped
  return [...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => ({ group, entries: group === 'markets' ? entries.slice(0, most) : entries }))
}
