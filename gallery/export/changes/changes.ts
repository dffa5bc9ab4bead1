import * as z from '../../../src/api/zod.ts'
import { PlainChart } from './plainChart.ts'

/** Folder, below the gallery, of the output of `npm run gallery:diff`. */
export const CHANGES = 'changes'
export const DATA = 'changes.json'
/** Folders of its pictures. */
export const SIDES = ['before', 'after', 'difference'] as const
export type Side = (typeof SIDES)[number]

const Commit = z.object({ hash: z.string(), subject: z.string(), date: z.string() })
export type Commit = z.output<typeof Commit>

const ViewChange = z.object({
  /** As printed: 'reset/resetting/error--refused--en-dark-700.png' */
  name: z.string(),
  change: z.enum(['added', 'removed', 'changed', 'same']),
  /** Pixels that differ, and all of them. */
  pixels: z.number(),
  of: z.number(),
})
export type ViewChange = z.output<typeof ViewChange>

/** The result of `npm run gallery:diff` for two commits. */
const Changes = z.object({
  before: Commit,
  after: Commit,
  /** Messages about what could not be compared. */
  remarks: z.array(z.string()),
  charts: z.array(z.object({ name: z.string(), before: z.nullable(PlainChart), after: z.nullable(PlainChart) })),
  /** Null if only the charts were compared. */
  views: z.nullable(z.array(ViewChange)),
})
export type Changes = z.output<typeof Changes>

/** The result; null if nothing was compared yet, or by another version of the gallery. */
export function readChanges(text: string): Changes | null {
  try {
    return Changes.parse(JSON.parse(text))
  } catch {
    return null
  }
}
