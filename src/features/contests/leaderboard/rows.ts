import type { ReactNode } from 'react'
import type { PlacedEntry } from '../../../domain/contest/standings.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'

/** What late code adds to every row of a leaderboard. */
export interface RowMarks {
  /** Beside its rank: how far it has moved. */
  move: (entry: LeaderboardEntry) => ReactNode
  /** Over all of it: pins it. */
  pin: (entry: LeaderboardEntry) => ReactNode
}

/** What is another's in a row that is drawn outside of the list, or that the list was turned to. */
export interface RowOwn {
  /** In the place of its hash. */
  name?: ReactNode
  isMarked?: boolean
  /** Given where the list was turned to it: another object each time. */
  shown?: object | null
}

/** Draws a row as the leaderboard does. */
export type DrawRow = (row: PlacedEntry, own: RowOwn) => ReactNode
