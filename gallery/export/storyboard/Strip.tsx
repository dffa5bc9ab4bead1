import './strip.css'
import type { CSSProperties, Ref } from 'react'
import type { Settings } from '../../address.ts'
import { Markdown } from '../../app/Markdown.tsx'
import type { Frame, StoryboardEvent, Storyboard } from './board.ts'
import type { Shot } from './shot.ts'

/** Most width of a screen, CSS px: a wider one is drawn smaller, and keeps its pixels in a picture twice as sharp. */
const MOST_WIDTH = 720
/** Expected width of a screen that is not yet taken, CSS px: that of a dialog. */
const DIALOG_WIDTH = 436

const WORDS = {
  en: { screen: 'Screen', language: 'English', dark: 'dark', light: 'light' },
  pl: { screen: 'Ekran', language: 'Po polsku', dark: 'ciemny motyw', light: 'jasny motyw' },
}

function Arrow({ title, delay }: StoryboardEvent) {
  return (
    <div className="strip-happening">
      <strong>{title}</strong>
      {delay !== null && <span>{delay}</span>}
      <svg viewBox="0 0 112 12" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d="M1 6h108M104 1l6 5-6 5" />
      </svg>
    </div>
  )
}

function Caption({ frame: { number, title, descriptions, note } }: { frame: Frame }) {
  return (
    <figcaption>
      <h3>
        <span className="strip-number">{number}</span>
        {title}
      </h3>
      {descriptions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {note !== null && (
        <div className="strip-note">
          <Markdown text={note} />
        </div>
      )}
    </figcaption>
  )
}

/** The screens of a path in a row under its title, with the events between them. A screen without a picture yet shows only its texts. */
export function Strip({ board: { lang, title, subtitle, frames }, shots, settings: { theme, width }, strip }: {
  board: Storyboard
  shots: readonly Shot[]
  settings: Settings
  strip: Ref<HTMLElement>
}) {
  const words = WORDS[lang]
  return (
    <section ref={strip} className="strip" lang={lang}>
      <h2>{title}</h2>
      <p>{`${subtitle}. ${words.language}, ${words[theme]}, ${width} px.`}</p>
      <ol>
        {frames.map((frame, index) => {
          const shot = shots[index]
          const style: CSSProperties = { ['--shown-width' as string]: `${Math.min(shot?.width ?? Math.min(width, DIALOG_WIDTH), MOST_WIDTH)}px` }
          return (
            <li key={frame.number} className="strip-step">
              {frame.happening && <Arrow {...frame.happening} />}
              <figure style={style}>
                {shot ? <img src={shot.picture} alt={`${words.screen} ${frame.number}: ${frame.title}`} width={shot.width} height={shot.height} /> : <div className="strip-blank">To be taken</div>}
                <Caption frame={frame} />
              </figure>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
