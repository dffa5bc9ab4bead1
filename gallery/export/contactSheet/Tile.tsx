import { useRef } from 'react'
import type { Settings } from '../../address.ts'
import type { Box } from '../../types.ts'
import { frameUrl, sizeOf } from '../../view/size.ts'
import { isPrinted, PICTURES, type Pictures } from './pictures.ts'
import { useFrameInTurn, useHasBeenNear } from './useTile.ts'

const PAPER =
  'tile-paper relative block overflow-hidden rounded-sm bg-surface shadow-[0_0_0_1px_var(--color-line-strong)] group-hover:shadow-[0_0_0_2px_var(--color-accent)] max-[480px]:[zoom:0.8]'

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

interface Props {
  content: TileContent
  pictures: Pictures
  scale: number
}

/** One view, as a link to it: its printed picture, or the live view if there is none. */
export function Tile({ content, pictures, scale }: Props) {
  const { address, settings, picture, caption } = content
  const printed = isPrinted(settings) ? pictures.parts[picture] : undefined
  return (
    <figure>
      {/* A long caption makes no tile wider than what it shows. */}
      <a className="group grid grid-cols-[min-content] no-underline" href={address}>
        <span className="flex min-h-8 min-w-45 items-center text-xs text-text-2 group-hover:text-text">{caption}</span>
        {printed ? (
          <img
            className={`${PAPER} max-w-none`}
            src={`${PICTURES}/${picture}?${encodeURIComponent(pictures.printed)}`}
            alt=""
            loading="lazy"
            width={printed.width * scale}
            height={printed.height * scale}
          />
        ) : (
          <LiveView content={content} scale={scale} />
        )}
      </a>
    </figure>
  )
}

/** A live view, cut to its dialog or part, in its theme’s colour until it is drawn. It starts when it is scrolled to. */
function LiveView({ content: { address, settings, title, caption }, scale }: Omit<Props, 'pictures'>) {
  const paper = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useHasBeenNear(paper)
  const { mayStart, shown, trouble } = useFrameInTurn(frame, isNear)
  const part = shown ?? { ...UNKNOWN, width: Math.min(UNKNOWN.width, settings.width) }
  return (
    <div
      ref={paper}
      className={PAPER}
      data-theme={settings.theme}
      aria-busy={!shown && trouble === null}
      style={{ width: part.width * scale, height: part.height * scale }}
    >
      {!shown && (
        <p
          className={`absolute inset-0 grid place-items-center p-3 ${trouble === null ? 'text-text-3' : 'text-danger'}`}
        >
          {trouble ?? 'Loading the view…'}
        </p>
      )}
      {mayStart && (
        <iframe
          ref={frame}
          className="origin-top-left"
          inert
          title={`${title}: ${caption}`}
          src={frameUrl(address)}
          style={{
            ...sizeOf(settings.width),
            transform: `scale(${scale}) translate(${-part.x}px, ${-part.y}px)`,
            // Not hidden: of a page that scrolls unseen, the browser draws a fixed bar where it was before.
            opacity: shown ? 1 : 0,
          }}
        />
      )}
    </div>
  )
}
