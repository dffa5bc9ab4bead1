import type { DrawnChart } from '../../types.ts'

/** Folder, below the gallery, of the output of `npm run gallery:diff`. */
export const CHANGES = 'changes'
export const DATA = 'changes.json'

export interface Commit {
  hash: string
  subject: string
  /** ISO 8601. */
  date: string
}

/** A picture that differs. */
export interface ViewChange {
  /** As printed: 'reset/resetting/error--refused--en-dark-700.png' */
  name: string
  change: 'added' | 'removed' | 'changed'
}

/** The result of `npm run gallery:diff` for two commits. */
export interface Changes {
  before: Commit
  after: Commit
  /** Messages about what could not be compared, and what was left out. */
  remarks: string[]
  /** The charts that differ; null on the side that does not have it. */
  charts: { name: string; before: DrawnChart | null; after: DrawnChart | null }[]
  /** Null if only the charts were compared. */
  views: ViewChange[] | null
}
