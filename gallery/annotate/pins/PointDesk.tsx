import type { ReactNode } from 'react'
import type { Notes } from './useNotes.ts'

/** Says where the cross is, and offers the elements of the view by role and name. */
export function PointDesk({ notes: { aiming, choose, stop }, picture }: { notes: Notes; picture?: ReactNode }) {
  const { aim, elements } = aiming
  return (
    <div className="pin-desk" role="group" aria-label="Where the note belongs">
      <p role="status">Press a spot in the view, or move the cross by arrow keys. {aim && <>Here: {aim.called ?? 'nothing with a name'}.</>}</p>
      <div className="pin-actions">
        <label className="knob-field">
          Element
          <select value="" onChange={({ target }) => aiming.choose(Number(target.value))}>
            <option value="" disabled>
              choose by name
            </option>
            {elements.map((called, index) => (
              <option key={`${index} ${called}`} value={index}>
                {called}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button primary" disabled={!aim} onClick={() => aim && choose(aim.spot)}>
          Write here
        </button>
        <button type="button" className="button" onClick={stop}>
          Cancel
        </button>
        {picture}
      </div>
    </div>
  )
}
