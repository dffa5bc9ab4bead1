import { useState } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { copyText } from '../../app/copyText.ts'
import { languageName } from '../../app/languageName.ts'
import { Markdown } from '../../app/Markdown.tsx'
import { noteImage } from '../../notes.ts'
import { eventCaption } from '../../views/captions/captionOf.ts'
import { pathOfNote, type Note } from './note.ts'
import { noteText } from './noteFile.ts'
import { hasFiles } from './saveNote.ts'
import { calledAs } from './spot.ts'
import type { Notes, NumberedNote } from './useNotes.ts'

const addressOf = ({ machine, state, by, scene, lang, theme, width }: Note, settings: Settings) =>
  printAddress({ place: { page: 'machine', machine, state, by }, settings: { ...settings, scene, lang, theme, width, mode: 'still' } })

/** The note's subject and settings, as a link to that view. */
export function NoteAbout({ note, settings, author, remark }: { note: Note; settings: Settings; author: string | null; remark: string | null }) {
  const element = note.element.at(-1)
  const look = [note.by === null ? 'the beginning' : eventCaption(note.by), languageName(note.lang), note.theme, `${note.width} px`].join(', ')
  return (
    <p className="note-about">
      {element ? calledAs(element) : 'A spot of the view'} · <a href={addressOf(note, settings)}>{look}</a> · <time dateTime={note.date}>{note.date.slice(0, 10)}</time>
      {author !== null && `, ${author}`}
      {remark !== null && <strong> {remark}</strong>}
    </p>
  )
}

/** A second click confirms the first. */
function Confirmed({ title, asks, onConfirm }: { title: string; asks: string; onConfirm: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <button type="button" className="button" onBlur={() => setIsAsked(false)} onClick={() => (isAsked ? onConfirm() : setIsAsked(true))}>
      {isAsked ? asks : title}
    </button>
  )
}

/** A note with its actions. */
export function NoteItem({ note, notes, author }: { note: NumberedNote; notes: Notes; author: string | null }) {
  const { isFile } = note
  const [isCopied, setIsCopied] = useState(false)
  const isFound = notes.places.get(note.id)?.isFound
  const copy = async () => {
    await copyText(noteText(note))
    setIsCopied(true)
  }
  return (
    <>
      <Markdown text={note.text} addressOf={(image) => noteImage(note.machine, image)} />
      <NoteAbout note={note} settings={notes.seen.settings} author={isFile ? author : 'in the address only'} remark={isFound === false ? 'Its element is not seen here.' : null} />
      <div className="note-actions">
        {(hasFiles || !isFile) && (
          <>
            <button type="button" className="button" onClick={() => notes.edit(note)}>
              Edit
            </button>
            <Confirmed title={isFile ? 'Delete' : 'Remove'} asks={isFile ? 'Delete the file?' : 'Remove for good?'} onConfirm={() => void notes.remove(note)} />
          </>
        )}
        {hasFiles && !isFile && (
          <button type="button" className="button" onClick={() => void notes.saveToFile(note)}>
            Save as a file
          </button>
        )}
        <button type="button" className="button" onClick={() => void copy()}>
          Copy as Markdown
        </button>
        <p role="status">{isCopied && <>Copied: <code>{pathOfNote(note)}</code></>}</p>
      </div>
    </>
  )
}
