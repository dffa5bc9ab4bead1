import { MapPin } from 'lucide-react'
import { PinEditor } from './PinEditor.tsx'
import { PinNote } from './PinNote.tsx'
import { PointDesk } from './PointDesk.tsx'
import type { Notes } from './useNotes.ts'

/** Begins a note. */
export function WriteButton({ notes }: { notes: Notes }) {
  return (
    <button type="button" className="button" aria-pressed={notes.isPointing} title="Press a spot in the view, and write" onClick={notes.isPointing ? notes.stop : notes.begin}>
      <MapPin size={13} aria-hidden /> Write a note
    </button>
  )
}

/** Below the view: choosing the spot of a note, writing it, or reading the one that was pressed. */
export function PinDesk({ notes }: { notes: Notes }) {
  const { seen, opened, draft } = notes
  if (notes.isPointing) return <PointDesk notes={notes} />
  if (draft) return <PinEditor key={`${seen.machine} ${seen.state} ${draft.of}`} notes={notes} />
  return (
    <>
      {notes.trouble !== null && <p role="alert" className="remark">{notes.trouble}</p>}
      {notes.isAddressUnread && <p role="alert" className="remark">The notes in this address cannot be read: it was cut off on its way, or is of another version.</p>}
      {opened && (
        <section className="pin-desk" aria-label={`Note ${opened.number}`}>
          <PinNote note={opened} notes={notes} author={null} />
        </section>
      )}
    </>
  )
}
