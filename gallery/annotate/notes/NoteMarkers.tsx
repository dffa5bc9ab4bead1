import './notes.css'
import type { FoundSpot } from './spot.ts'
import type { Notes, NumberedNote } from './useNotes.ts'
import { SpotLayer } from './SpotLayer.tsx'

/** 'Note 2: The button is too small' */
const nameOf = ({ number, text }: NumberedNote) => `Note ${number}: ${text.split('\n')[0] ?? ''}`

const spotStyle = ({ x, y }: Pick<FoundSpot, 'x' | 'y'>) => ({ left: `${Math.min(100, Math.max(0, x))}%`, top: `${Math.min(100, Math.max(0, y))}%` })

/** The numbers of the notes on the view. If its element no longer exists, a number is drawn at its last position, in the variant the note was written in. */
export function NoteMarkers({ notes }: { notes: Notes }) {
  const { seen, places, draft, open, opened } = notes
  const drawn = notes.notes.flatMap((note) => {
    const place = note.id === draft?.of ? undefined : places.get(note.id)
    const isSameLook = note.by === seen.by && note.scene === seen.scene
    return place && (place.isFound || isSameLook) ? [{ note, place }] : []
  })
  const [x, y] = draft?.spot.window ?? [0, 0]
  return (
    <>
      {drawn.length > 0 && (
        <ol className="note-markers" aria-label="Notes on the view">
          {drawn.map(({ note, place }) => (
            <li key={note.id} style={spotStyle(place)}>
              <button
                type="button"
                className="note-marker"
                aria-label={nameOf(note)}
                aria-expanded={opened?.id === note.id}
                data-gone={!place.isFound}
                onClick={() => open(note.id)}
              >
                {note.number}
              </button>
            </li>
          ))}
        </ol>
      )}
      {draft && !notes.isPointing && <span className="note-marker note-draft" style={spotStyle({ x, y })} aria-hidden="true" />}
      {notes.isPointing && <SpotLayer crosshair={notes.crosshair} onPoint={notes.choose} onStop={notes.stop} />}
    </>
  )
}
