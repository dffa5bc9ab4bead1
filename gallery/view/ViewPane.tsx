import './view.css'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import type { Moved } from '../types.ts'
import { sizeOf } from './size.ts'
import { type Remark, useFrame, type ViewHandle } from './useFrame.ts'

export type { ViewHandle }

/** How much of its size a frame is drawn in, so that it has room. Never larger than it is. */
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

const said = (remark: Remark) => (remark.kind === 'left' ? `Here the app would leave to ${new URL(remark.url).pathname}. The gallery stays.` : remark.what)

/** The real dialog or screen, in the state the place names, or at work against the paper exchange. */
export function ViewPane({ title, place, knobs, onMoved, handle }: {
  /** What the machine is called. */
  title: string
  place: Extract<Place, { page: 'machine' }>
  knobs: Knobs
  /** Told of every step the machine takes. */
  onMoved: (moved: Moved) => void
  handle: Ref<ViewHandle>
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const size = sizeOf(knobs.width)
  const { room, scale } = useScale(size)
  const { src, remark } = useFrame(frame, printAddress({ place, knobs }), onMoved, handle)

  return (
    <div className="view-pane">
      <div className="view-room" ref={room}>
        <div className="view-paper" style={{ width: size.width * scale, height: size.height * scale }}>
          <iframe
            ref={frame}
            src={src}
            title={`${title}, as the trader sees it`}
            style={{ ...size, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <p className="view-foot" role="status">
        {remark ? said(remark) : `${size.width} × ${size.height}${scale < 1 ? `, drawn at ${Math.round(scale * 100)} %` : ''}`}
      </p>
    </div>
  )
}
