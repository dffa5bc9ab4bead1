import { useState } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { copyText } from '../../app/copyText.ts'
import { languageName } from '../../app/languageName.ts'
import { Markdown } from '../../app/Markdown.tsx'
import { eventCaption } from '../../views/captions/captionOf.ts'
import { pathOfNote, type Note } from './note.ts'
import { noteText } from './noteFile.ts'
import { hasFiles } from './saveNote.ts'
import { calledAs } from './spot.ts'
import type { Notes, NumberedNote } from './useNotes.ts'

const addressOf = ({ machine, state, by, scene, lang, theme, width }: Note, settings: Settings) =>
  printAddress({ place: { page: 'machine', machine, state, by }, settings: { ...settings, scene, lang, theme, width, mode: 'still' } })

/** Copies a note as its file, and says what the file is called. */
export function CopyNote({ note, isDisabled = false }: { note: () => Note | null; isDisabled?: boolean }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    const one = note()
    if (!one) return
    await copyText(noteText(one))
    setCopied(pathOfNote(one))
  }
  return (
    <>
      <button type="button" className="button" disabled={isDisabled} onClick={() => void copy()}>
        Copy as Markdown
      </button>
      <p role="status">{copied !== null && <>Copied: save it as <code>{copied}</code></>}</p>
    </>
  )
}

/** A note with its actions, and its subject and settings as a link to that view. */
export function NoteItem({ note, notes, author }: { note: NumberedNote; notes: Notes; author: string | null }) {
  const { isFile } = note
  const isFound = notes.places.get(note.id)?.isFound
  const element = note.element.at(-1)
  const look = [note.by === null ? 'the beginning' : eventCaption(note.by), languageName(note.lang), note.theme, `${note.width} px`].join(', ')
  const remove = () => window.confirm(isFile ? 'Delete the file?' : 'Remove the note for good?') && void notes.remove(note)
  return (
    <>
      <Markdown text={note.text} />
      <p className="note-about">
        {element ? calledAs(element) : 'A spot of the view'} · <a href={addressOf(note, notes.seen.settings)}>{look}</a> · <time dateTime={note.date}>{note.date.slice(0, 10)}</time>
        {!isFile ? ', in the address only' : author !== null && `, ${author}`}
        {isFound === false && <strong> Its element is not seen here.</strong>}
      </p>
      <div className="note-actions">
        {(hasFiles || !isFile) && (
          <>
            <button type="button" className="button" onClick={() => notes.edit(note)}>
              Edit
            </button>
            <button type="button" className="button" onClick={remove}>
              {isFile ? 'Delete' : 'Remove'}
            </button>
          </>
        )}
        <CopyNote note={() => note} />
      </div>
    </>
  )
}
