import { Pause, Play } from 'lucide-react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { isPrinted, PICTURES, type Pictures } from '../export/contactSheet/pictures.ts'
import { LiveTile } from '../export/contactSheet/Tile.tsx'
import { screenPictureName } from './pictureName.ts'
import { choicesTitle } from './setup.ts'
import type { Screen } from './types.ts'

/** One screen with its choices: its picture, or the screen itself if there is none or the user opens it. */
export function ScreenTile({ screen, place, knobs, pictures, scale, isAlive, onWake }: {
  screen: Screen
  place: Extract<Place, { page: 'screen' }>
  knobs: Knobs
  pictures: Pictures
  scale: number
  isAlive: boolean
  onWake: (isAlive: boolean) => void
}) {
  const address = printAddress({ place, knobs })
  const caption = choicesTitle(screen, place.choices) || screen.title
  const name = screenPictureName(place, screen, knobs)
  const printed = isPrinted(knobs) ? pictures.parts[name] : undefined
  const size = printed && { width: printed.width * scale, height: printed.height * scale }

  return (
    <figure>
      <figcaption>
        <a href={address}>{caption}</a>
        {printed && (
          <button type="button" className="icon-button" aria-pressed={isAlive} aria-label={`${caption}: alive`} onClick={() => onWake(!isAlive)}>
            {isAlive ? <Pause size={12} aria-hidden /> : <Play size={12} aria-hidden />}
          </button>
        )}
      </figcaption>
      {printed && !isAlive ? (
        <button type="button" className="tile-paper" style={size} tabIndex={-1} title="Press: it comes alive" onClick={() => onWake(true)}>
          <img src={`${PICTURES}/${name}?${encodeURIComponent(pictures.printed)}`} alt={`${screen.title}: ${caption}`} loading="lazy" {...size} />
        </button>
      ) : (
        <LiveTile address={address} width={knobs.width} scale={scale} title={`${screen.title}: ${caption}`} known={printed} isAsked={isAlive} />
      )}
    </figure>
  )
}
