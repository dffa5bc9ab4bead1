import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { CrosshairControl } from './useCrosshair.ts'

/** How far an arrow key moves the cross; with Shift, one. CSS px of the view. */
const STEP_PX = 10
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Lies over a view and takes a spot of it: by a press, or by arrow keys and Enter. Escape ends it. */
export function SpotLayer({ crosshair: { point, atShare, move }, onPoint, onStop }: { crosshair: CrosshairControl; onPoint: () => void; onStop: () => void }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => layer.current?.focus(), [])
  const follow = ({ clientX, clientY }: MouseEvent) => {
    const box = layer.current?.getBoundingClientRect()
    if (box) atShare((clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const step = event.shiftKey ? 1 : STEP_PX
    if (arrow) move(arrow[0] * step, arrow[1] * step)
    else if (event.key === 'Escape') onStop()
    else if (event.key === 'Enter' || event.key === ' ') onPoint()
    else return
    event.preventDefault()
  }
  // The layer has the size of the scaled view; coordinates are the view's own pixels.
  const box = point?.element?.getBoundingClientRect()
  const px = (length: number) => `calc(${length} * var(--view-px))`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is a widget
    <div
      ref={layer}
      className="spot-layer"
      role="application"
      aria-label="A spot in the view: arrow keys move the cross, Enter chooses, Escape ends"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is a widget
      tabIndex={0}
      onPointerMove={follow}
      onClick={onPoint}
      onPointerDown={follow}
      onKeyDown={press}
    >
      {box && <div className="spot-box" style={{ left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) }} />}
      {point && <div className="spot-cross" style={{ left: px(point.x), top: px(point.y) }} />}
    </div>
  )
}
