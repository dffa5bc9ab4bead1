import './pins.css'
import type { Found } from './spot.ts'
import type { Notes, Numbered } from './useNotes.ts'
import { PointLayer } from './PointLayer.tsx'

/** 'Note 2: The button is too small' */
const nameOf = ({ number, pin }: Numbered) => `Note ${number}: ${pin.text.split('\n')[0] ?? ''}`

const spotStyle = ({ x, y }: Pick<Found, 'x' | 'y'>) => ({ left: `${Math.min(100, Math.max(0, x))}%`, top: `${Math.min(100, Math.max(0, y))}%` })

/** The numbers of the notes on the view. One whose element is gone is drawn where it was, in the look it was written in. */
export function PinLayer({ notes }: { notes: Notes }) {
  const { seen, places, draft, lit, light, open, opened } = notes
  const drawn = notes.notes.flatMap((note) => {
    const place = note.pin.id === draft?.of ? undefined : places.get(note.pin.id)
    const isSameLook = note.pin.by === seen.by && note.pin.scene === seen.scene
    return place && (place.isFound || isSameLook) ? [{ note, place }] : []
  })
  const [x, y] = draft?.spot.window ?? [0, 0]
  return (
    <>
      {drawn.length > 0 && (
        <ol className="pins" aria-label="Notes on the view">
          {drawn.map(({ note, place }) => (
            <li key={note.pin.id} style={spotStyle(place)}>
              <button
                type="button"
                className="pin"
                aria-label={nameOf(note)}
                aria-expanded={opened?.pin.id === note.pin.id}
                data-lit={lit === note.pin.id}
                data-gone={!place.isFound}
                onClick={() => open(note.pin.id)}
                onMouseEnter={() => light(note.pin.id)}
                onMouseLeave={() => light(null)}
                onFocus={() => light(note.pin.id)}
                onBlur={() => light(null)}
              >
                {note.number}
              </button>
            </li>
          ))}
        </ol>
      )}
      {draft && !notes.isPointing && <span className="pin pin-draft" style={spotStyle({ x, y })} aria-hidden="true" />}
      {notes.isPointing && <PointLayer aiming={notes.aiming} onPoint={notes.choose} onStop={notes.stop} />}
    </>
  )
}
