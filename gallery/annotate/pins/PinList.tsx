import './pins.css'
import type { Notes } from './useNotes.ts'
import { PinNote } from './PinNote.tsx'
import { useAuthors } from './useAuthors.ts'

/** Who committed it; until then nobody. */
const authorOf = (authors: Readonly<Record<string, string>> | null, { machine, id }: { machine: string; id: string }) =>
  authors && (authors[`${machine}/pins/${id}.md`] ?? 'not committed yet')

/** The pinned notes of a state, as items of the list of its notes; hovering one shows it on the view. */
export function PinList({ notes }: { notes: Notes }) {
  const authors = useAuthors()
  return notes.notes.map((note) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only lights up; what is pressed is within
    <li
      key={note.pin.id}
      className="note pinned"
      data-lit={notes.lit === note.pin.id}
      onMouseEnter={() => notes.light(note.pin.id)}
      onMouseLeave={() => notes.light(null)}
      onFocus={() => notes.light(note.pin.id)}
      onBlur={() => notes.light(null)}
    >
      <span className="pin pin-number">
        <span className="hidden-text">Note </span>
        {note.number}
      </span>
      <div>
        <PinNote note={note} notes={notes} author={authorOf(authors, note.pin)} />
      </div>
    </li>
  ))
}
