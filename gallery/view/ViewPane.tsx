import './view.css'
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { machineTitle, stateTitle } from '../app/words.ts'
import type { Chart, Moved } from '../types.ts'
import { sizeOf } from './size.ts'
import { useTrail } from './useTrail.ts'
import { useFrame, type ViewHandle } from './useFrame.ts'
import { ViewFoot } from './ViewFoot.tsx'

export type { ViewHandle }

/** Scale at which a frame fits the pane; never enlarged. */
export function useScale({ width, height }: { width: number; height: number }) {
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

/** The real dialog or screen, still in the state of the place, or running against the paper exchange. */
export function ViewPane({ chart, place, knobs, onMoved, handle, frame, over, below, tools }: {
  chart: Chart
  place: Extract<Place, { page: 'machine' }>
  knobs: Knobs
  /** Called for every step of the machine. */
  onMoved: (moved: Moved) => void
  handle: Ref<ViewHandle>
  frame: RefObject<HTMLIFrameElement | null>
  /** What lies over the view, below it, and among the buttons at its foot. */
  over?: ReactNode
  below?: ReactNode
  tools?: ReactNode
}) {
  const size = sizeOf(knobs.width)
  const { room, scale } = useScale(size)
  const into = useRef<HTMLButtonElement>(null)
  const { trail, follow, clear } = useTrail(chart, `${knobs.mode} ${knobs.scene}`)
  const moved = (now: Moved) => {
    follow(now)
    onMoved(now)
  }
  const { src, remark, again, enter } = useFrame(frame, printAddress({ place, knobs: { ...knobs, notes: '' } }), { onMoved: moved, onOut: () => into.current?.focus() }, handle)
  const startAgain = () => {
    clear()
    again()
  }

  return (
    <div className="view-pane">
      <div className="view-room" ref={room}>
        <div className="view-paper" style={{ width: size.width * scale, height: size.height * scale, ['--view-px' as string]: `${scale}px` }}>
          <iframe
            ref={frame}
            src={src}
            // Its dialogs trap the focus: the button below moves it in, Escape moves it out.
            tabIndex={-1}
            title={`${machineTitle(chart, knobs.names)}, as the trader sees it`}
            style={{ ...size, transform: `scale(${scale})` }}
          />
          {over}
        </div>
      </div>
      {knobs.mode === 'running' && (
        <ol className="trail" aria-label="The way so far">
          {trail.map(({ state }, index) => (
            <li key={index}>{stateTitle(chart, state, knobs.names)}</li>
          ))}
        </ol>
      )}
      {below}
      <ViewFoot into={into} onEnter={enter} onAgain={startAgain} tools={tools} remark={remark} size={size} scale={scale} />
    </div>
  )
}
