import { NoteEditor } from './NoteEditor.tsx'
import { NoteItem } from './NoteItem.tsx'
import { elementCalled } from './spot.ts'
import type { Notes } from './useNotes.ts'

/** For choosing the spot of a note, writing it, or reading the clicked one. */
export function NotePanel({ notes }: { notes: Notes }) {
  const { seen, opened, draft, crosshair: { point } } = notes
  if (notes.isPointing) {
    return (
      <div className="note-panel" role="group" aria-label="Where the note belongs">
        <p role="status">Press a spot in the view, or move the cross by arrow keys. {point && <>Here: {point.element ? elementCalled(point.element) : 'nothing with a name'}.</>}</p>
        <div className="note-actions">
          <button type="button" className="button primary" disabled={!point} onClick={notes.choose}>
            Write here
          </button>
          <button type="button" className="button" onClick={notes.stop}>
            Cancel
          </button>
        </div>
      </div>
    )
  }
  if (draft) return <NoteEditor key={`${seen.machine} ${seen.state} ${draft.of}`} notes={notes} />
  return (
    <>
      {notes.trouble !== null && <p role="alert" className="remark">{notes.trouble}</p>}
      {notes.isAddressUnread && <p role="alert" className="remark">The notes in this address cannot be read: it was cut off on its way, or is of another version.</p>}
      {opened && (
        <section className="note-panel" aria-label={`Note ${opened.number}`}>
          <NoteItem note={opened} notes={notes} author={null} />
        </section>
      )}
    </>
  )
}
