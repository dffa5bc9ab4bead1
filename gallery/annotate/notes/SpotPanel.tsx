import type { ReactNode } from 'react'
import type { Notes } from './useNotes.ts'

/** Shows the crosshair's position, and lists the view's elements by role and name. */
export function SpotPanel({ notes: { crosshair, choose, stop }, picture }: { notes: Notes; picture?: ReactNode }) {
  const { point, elements } = crosshair
  return (
    <div className="note-panel" role="group" aria-label="Where the note belongs">
      <p role="status">Press a spot in the view, or move the cross by arrow keys. {point && <>Here: {point.called ?? 'nothing with a name'}.</>}</p>
      <div className="note-actions">
        <label className="control-field">
          Element
          <select value="" onChange={({ target }) => crosshair.choose(Number(target.value))}>
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
        <button type="button" className="button primary" disabled={!point} onClick={() => point && choose(point.spot)}>
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
