import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import type { Settings } from '../../address.ts'
import type { Box } from '../../types.ts'
import { frameUrl, sizeOf } from '../../view/size.ts'
import { isPrinted, PICTURES, type Pictures } from './pictures.ts'
import { useFrameInTurn, useHasBeenNear } from './useTile.ts'

const PAPER =
  'tile-paper relative block overflow-hidden rounded-sm bg-surface shadow-[0_0_0_1px_var(--color-line-strong)] max-[480px]:[zoom:0.8]'

/** Size of a tile before its view is known: the height of most dialogs. */
const UNKNOWN: Box = { x: 0, y: 0, width: 436, height: 440 }

/** A view or screen on a sheet. */
export interface TileContent {
  /** Of the view itself. */
  address: string
  settings: Settings
  /** The name of its printed picture. */
  picture: string
  /** The state or screen. */
  title: string
  /** What distinguishes it from others of its title. */
  caption: string
}

/** A live view, cut to its dialog or part, in its theme’s colour until it is drawn. */
function LiveTile({
  content: {
    address,
    settings: { width, theme },
    title,
    caption,
  },
  scale,
  known,
  isAsked,
}: {
  content: TileContent
  scale: number
  /** The part shown by its picture, if there is one. */
  known: Box | undefined
  /** Opened by the user: then it is interactive. Else it is for display, and starts when scrolled to. */
  isAsked: boolean
}) {
  const paper = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useHasBeenNear(paper)
  const { mayStart, shown, trouble } = useFrameInTurn(frame, isNear)
  const part = shown ?? known ?? { ...UNKNOWN, width: Math.min(UNKNOWN.width, width) }
  const style: CSSProperties = {
    ...sizeOf(width),
    transform: `scale(${scale}) translate(${-part.x}px, ${-part.y}px)`,
    visibility: shown ? 'visible' : 'hidden',
  }
  return (
    <div
      ref={paper}
      className={PAPER}
      data-theme={theme}
      aria-busy={!shown && trouble === null}
      style={{ width: part.width * scale, height: part.height * scale }}
    >
      {!shown &&
        (trouble === null ? (
          <p className="absolute inset-0 grid place-items-center text-text-3">Loading the view…</p>
        ) : (
          <p role="alert" className="p-3 text-danger">
            {trouble}
          </p>
        ))}
      {mayStart && (
        <iframe
          ref={frame}
          className="origin-top-left"
          inert={!isAsked}
          title={`${title}: ${caption}`}
          src={frameUrl(address)}
          style={style}
        />
      )}
    </div>
  )
}

/** One view: its printed picture, or the live view if there is none or the user opens it. */
export function Tile({
  content,
  pictures,
  scale,
  isAlive,
  onWake,
}: {
  content: TileContent
  pictures: Pictures
  scale: number
  isAlive: boolean
  onWake: (isAlive: boolean) => void
}) {
  const { address, settings, picture, title, caption } = content
  const printed = isPrinted(settings) ? pictures.parts[picture] : undefined
  const size = printed && { width: printed.width * scale, height: printed.height * scale }

  return (
    // A long caption makes no tile wider than what it shows.
    <figure className="grid grid-cols-[min-content]">
      <figcaption className="flex min-h-8 min-w-45 items-center justify-between gap-2">
        <a className="text-xs text-text-2 no-underline hover:text-text hover:underline" href={address}>
          {caption}
        </a>
        {printed && (
          <button
            type="button"
            className="button icon-only"
            aria-pressed={isAlive}
            aria-label={`${title}, ${caption}: alive`}
            onClick={() => onWake(!isAlive)}
          >
            {isAlive ? <Pause size={12} aria-hidden /> : <Play size={12} aria-hidden />}
          </button>
        )}
      </figcaption>
      {printed && !isAlive ? (
        <button
          type="button"
          className={`${PAPER} cursor-pointer hover:shadow-[0_0_0_2px_var(--color-accent)]`}
          style={size}
          tabIndex={-1}
          title="Press to use it"
          onClick={() => onWake(true)}
        >
          <img
            className="max-w-none"
            src={`${PICTURES}/${picture}?${encodeURIComponent(pictures.printed)}`}
            alt={`${title}: ${caption}`}
            loading="lazy"
            {...size}
          />
        </button>
      ) : (
        <LiveTile content={content} scale={scale} known={printed} isAsked={isAlive} />
      )}
    </figure>
  )
}
