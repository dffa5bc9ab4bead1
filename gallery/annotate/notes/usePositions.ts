import type { RefObject } from 'react'
import { useReading } from '../../view/useReading.ts'
import type { Note } from './note.ts'
import { type FoundSpot, findSpot } from './spot.ts'

export type Positions = ReadonlyMap<string, FoundSpot>
const NOWHERE: Positions = new Map()
/** A number stays on its element while the view scrolls. */
const EVERY_MS = 16

/** The position of each note in the view, by its id; updated when the view changes, scrolls or is resized. */
export function usePositions(frame: RefObject<HTMLIFrameElement | null>, notes: readonly Note[], lang: string): Positions {
  const read = (view: Document) => (notes.length === 0 ? NOWHERE : new Map(notes.map((note) => [note.id, findSpot(view, note, note.lang === lang)])))
  return useReading(frame, read, JSON.stringify([lang, notes.map(({ id, element, at }) => [id, element, at])]), EVERY_MS) ?? NOWHERE
}
