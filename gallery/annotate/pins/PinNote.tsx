import { useState } from 'react'
import { type Knobs, printAddress } from '../../address.ts'
import { copyText } from '../../app/copyText.ts'
import { languageName } from '../../app/languageName.ts'
import { Markdown } from '../../app/Markdown.tsx'
import { noteImage } from '../../notes.ts'
import { eventWords } from '../../views/captions/wordsOf.ts'
import { pathOfPin, type Pin } from './pin.ts'
import { pinText } from './pinFile.ts'
import { hasFiles } from './saving.ts'
import { calledAs } from './spot.ts'
import type { Notes, Numbered } from './useNotes.ts'

const addressOf = ({ machine, state, by, scene, lang, theme, width }: Pin, knobs: Knobs) =>
  printAddress({ place: { page: 'machine', machine, state, by }, knobs: { ...knobs, scene, lang, theme, width, mode: 'still' } })

/** What it is on, and in which look it was written: a link to that look. */
export function PinAbout({ pin, knobs, author, remark }: { pin: Pin; knobs: Knobs; author: string | null; remark: string | null }) {
  const element = pin.element.at(-1)
  const look = [pin.by === null ? 'the beginning' : eventWords(pin.by), languageName(pin.lang), pin.theme, `${pin.width} px`].join(', ')
  return (
    <p className="pin-about">
      {element ? calledAs(element) : 'A spot of the view'} · <a href={addressOf(pin, knobs)}>{look}</a> · <time dateTime={pin.date}>{pin.date.slice(0, 10)}</time>
      {author !== null && `, ${author}`}
      {remark !== null && <strong> {remark}</strong>}
    </p>
  )
}

/** A second press does what the first one asks for. */
function Confirmed({ title, asks, onConfirm }: { title: string; asks: string; onConfirm: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <button type="button" className="button" onBlur={() => setIsAsked(false)} onClick={() => (isAsked ? onConfirm() : setIsAsked(true))}>
      {isAsked ? asks : title}
    </button>
  )
}

/** A pinned note with what can be done to it. */
export function PinNote({ note, notes, author }: { note: Numbered; notes: Notes; author: string | null }) {
  const { pin, isFile } = note
  const [isCopied, setIsCopied] = useState(false)
  const isFound = notes.places.get(pin.id)?.isFound
  const copy = async () => {
    await copyText(pinText(pin))
    setIsCopied(true)
  }
  return (
    <>
      <Markdown text={pin.text} addressOf={(image) => noteImage(pin.machine, image)} />
      <PinAbout pin={pin} knobs={notes.seen.knobs} author={isFile ? author : 'in the address only'} remark={isFound === false ? 'Its element is not seen here.' : null} />
      <div className="pin-actions">
        {(hasFiles || !isFile) && (
          <>
            <button type="button" className="button" onClick={() => notes.edit(note)}>
              Edit
            </button>
            <Confirmed title={isFile ? 'Delete' : 'Remove'} asks={isFile ? 'Delete the file?' : 'Remove for good?'} onConfirm={() => void notes.remove(note)} />
          </>
        )}
        {hasFiles && !isFile && (
          <button type="button" className="button" onClick={() => void notes.saveToFile(pin)}>
            Save as a file
          </button>
        )}
        <button type="button" className="button" onClick={() => void copy()}>
          Copy as Markdown
        </button>
        <p role="status">{isCopied && <>Copied: <code>{pathOfPin(pin)}</code></>}</p>
      </div>
    </>
  )
}
