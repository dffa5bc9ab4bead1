import './strip.css'
import type { CSSProperties, Ref } from 'react'
import { Markdown } from '../../app/Markdown.tsx'
import { noteImage } from '../../notes.ts'
import type { Frame, StoryboardEvent, Storyboard } from './board.ts'
import { shownWidth } from './size.ts'
import type { Shot } from './shot.ts'

function Arrow({ title, details }: StoryboardEvent) {
  return (
    <div className="strip-happening">
      <strong>{title}</strong>
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      <svg viewBox="0 0 112 12" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d="M1 6h108M104 1l6 5-6 5" />
      </svg>
    </div>
  )
}

function Caption({ machine, frame: { number, title, descriptions, note } }: { machine: string; frame: Frame }) {
  return (
    <figcaption>
      <h2>
        <span className="strip-number">{number}</span>
        {title}
      </h2>
      {descriptions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {note !== null && (
        <div className="strip-note">
          <Markdown text={note} addressOf={(image) => noteImage(machine, image)} />
        </div>
      )}
    </figcaption>
  )
}

const SCREEN = { en: 'Screen', pl: 'Ekran' }

/** The screens of a path in a row, with the events between them. A screen without a picture yet shows only its texts. */
export function Strip({ board: { machine, lang, frames }, shots, width, strip }: {
  board: Storyboard
  shots: readonly Shot[]
  /** Of the window the screens are of, CSS pixels: the most that is expected of one not yet taken. */
  width: number
  strip: Ref<HTMLOListElement>
}) {
  return (
    <ol ref={strip} className="strip" lang={lang}>
      {frames.map((frame, index) => {
        const shot = shots[index]
        const style: CSSProperties = { ['--shown-width' as string]: `${shownWidth(shot?.width ?? Math.min(width, 436))}px` }
        return (
          <li key={frame.number} className="strip-step">
            {frame.happening && <Arrow {...frame.happening} />}
            <figure style={style}>
              {shot ? <img src={shot.picture} alt={`${SCREEN[lang]} ${frame.number}: ${frame.title}`} width={shot.width} height={shot.height} /> : <div className="strip-blank">To be taken</div>}
              <Caption machine={machine} frame={frame} />
            </figure>
          </li>
        )
      })}
    </ol>
  )
}
