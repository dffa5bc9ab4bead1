import { type FormEvent, useEffect, useRef } from 'react'
import { CopyNote } from './NoteItem.tsx'
import { hasFiles } from './saveNote.ts'
import { calledAs } from './spot.ts'
import type { Notes } from './useNotes.ts'

/** The text box of a note: the typed text is kept until it is saved or discarded. */
export function NoteEditor({ notes, isKeptInFiles = hasFiles }: {
  notes: Notes
  /** Whether it is saved as a file; else it is kept in the address. */
  isKeptInFiles?: boolean
}) {
  const { draft, trouble } = notes
  const field = useRef<HTMLTextAreaElement>(null)
  // Only an empty note takes the focus: an earlier draft must not interrupt the user.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus()
  }, [])
  if (!draft) return null
  const element = draft.spot.element.at(-1)
  const isEmpty = draft.text.trim() === ''
  const save = () => {
    const note = notes.written(new Date())
    if (note && !isEmpty) void (isKeptInFiles ? notes.saveToFile(note) : notes.saveToAddress(note))
  }
  return (
    <form className="note-panel" aria-label="A note" onSubmit={(event: FormEvent) => (event.preventDefault(), save())}>
      <label>
        <span>
          Note on {element ? calledAs(element) : 'this spot'} <span className="faint">in Markdown</span>
        </span>
        <textarea
          ref={field}
          rows={4}
          value={draft.text}
          onChange={({ target }) => notes.type(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && save()}
        />
      </label>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="note-actions">
        <button type="submit" className="button primary" disabled={isEmpty}>
          {isKeptInFiles ? 'Save' : 'Keep in the address'}
        </button>
        <button type="button" className="button" onClick={notes.begin}>
          Another spot
        </button>
        <button type="button" className="button" onClick={notes.discard}>
          Discard
        </button>
        <CopyNote note={() => notes.written(new Date())} isDisabled={isEmpty} />
      </div>
    </form>
  )
}
