import type { ReactNode } from 'react'
import type { NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'
import type { Elements } from '../../../ui/Elements.ts'

/** Differences of a row outside the list, or of one that the list was turned to. */
export interface RowOwn {
  /** Replaces its hash. */
  name?: ReactNode
  isMarked?: boolean
  /** Set if the list was turned to this row: a new object each time. */
  shown?: object | null
}

/** Renders a row as the leaderboard does. */
export type DrawRow = (row: NumberedEntry, own: RowOwn) => Elements
