import './notes.css'
import * as z from '../../../src/api/zod.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { AUTHORS, SAVED } from '../saved-notes/paths.ts'
import { NoteItem } from './NoteItem.tsx'
import type { Notes } from './useNotes.ts'

const Authors = z.catch(z.record(z.string(), z.string()), {})
const UNKNOWN: z.output<typeof Authors> = {}
/** Who wrote each committed note, by git. */
const loadAuthors = async () => Authors.parse(await (await fetch(new URL(`${SAVED}/${AUTHORS}`, document.baseURI))).json())

/** Who committed it; null while unknown. */
const authorOf = (authors: typeof UNKNOWN | undefined, { machine, id }: { machine: string; id: string }) =>
  authors ? (authors[`${machine}/pins/${id}.md`] ?? 'not committed yet') : null

/** The pinned notes of a state, as items of the list of its notes, each with its number on the view. */
export function NoteList({ notes }: { notes: Notes }) {
  const authors = useLoaded(loadAuthors, UNKNOWN)
  return notes.notes.map((note) => (
    <li key={note.id} className="note note-pinned">
      <span className="note-marker note-number">
        <span className="hidden-text">Note </span>
        {note.number}
      </span>
      <div>
        <NoteItem note={note} notes={notes} author={authorOf(authors, note)} />
      </div>
    </li>
  ))
}
