import type { ReactNode } from 'react'
import { PinEditor } from './PinEditor.tsx'
import { PinNote } from './PinNote.tsx'
import { PointDesk } from './PointDesk.tsx'
import type { Notes } from './useNotes.ts'

/** Choosing the spot of a note, writing it, or reading the one that was pressed. */
export function PinDesk({ notes, picture }: { notes: Notes; /** Lays a picture over the view instead. */ picture?: ReactNode }) {
  const { seen, opened, draft } = notes
  if (notes.isPointing) return <PointDesk notes={notes} picture={picture} />
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
