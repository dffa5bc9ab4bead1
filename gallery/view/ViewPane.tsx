import './view.css'
import { type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ViewReport } from '../types.ts'
import { sizeOf } from './size.ts'
import { type Remark, useFrame, type ViewHandle } from './useFrame.ts'

/** Scale at which a frame fits the pane; never enlarged. */
function useScale({ width, height }: { width: number; height: number }) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth = width, clientHeight = height } = room.current ?? {}
      setScale(Math.min(1, clientWidth / width, clientHeight / height))
    }
    fit()
    const watched = new ResizeObserver(fit)
    if (room.current) watched.observe(room.current)
    return () => watched.disconnect()
  }, [width, height])
  return { room, scale }
}

function remarkText(remark: Remark): string {
  if (remark.kind === 'left') return `Here the app would leave to ${new URL(remark.url).pathname}. The gallery stays.`
  return remark.kind === 'closed' ? 'The trader has closed it.' : remark.what
}

/** A view in its frame, as large as possible, in its theme's colour until it is rendered, with remarks below it. */
export function ViewPane({ frame, address, width, title, handle, onMoved, onOut }: {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  /** CSS px. */
  width: number
  /** What is seen: 'Automatic rollover'. */
  title: string
  handle?: Ref<ViewHandle>
  /** Called for every step of the machine. */
  onMoved?: (moved: ViewReport) => void
  /** Called when Escape leaves the view. */
  onOut?: () => void
}) {
  const { src, remark, isShown } = useFrame(frame, address, { onMoved, onOut }, handle)
  const size = sizeOf(width)
  const { room, scale } = useScale(size)
  return (
    <div className="view-pane">
      <div className="view-room" ref={room}>
        <div className="view-paper" aria-busy={!isShown} style={{ width: size.width * scale, height: size.height * scale, ['--view-px' as string]: `${scale}px` }}>
          {!isShown && <p className="view-wait">Loading the view…</p>}
          <iframe
            ref={frame}
            src={src}
            // Its dialogs trap the focus: a button moves it in, Escape moves it out.
            tabIndex={-1}
            title={`${title}, as the trader sees it`}
            style={{ ...size, transform: `scale(${scale})`, visibility: isShown ? 'inherit' : 'hidden' }}
          />
        </div>
      </div>
      <p role="status" className="view-said" data-remark={remark !== null}>
        {remark ? remarkText(remark) : scale < 1 ? `${size.width} × ${size.height}, drawn at ${Math.round(scale * 100)} %` : ''}
      </p>
    </div>
  )
}
