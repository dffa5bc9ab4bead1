import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Spot } from './pin.ts'
import type { Aiming } from './useAim.ts'

/** How far an arrow key moves the cross; with Shift, one. CSS px of the view. */
const STEP_PX = 10
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Lies over a view and takes a spot of it: by a press, or by arrow keys and Enter. Escape ends it. */
export function PointLayer({ aiming: { aim, atShare, move }, onPoint, onStop }: { aiming: Aiming; onPoint: (spot: Spot) => void; onStop: () => void }) {
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
    else if ((event.key === 'Enter' || event.key === ' ') && aim) onPoint(aim.spot)
    else return
    event.preventDefault()
  }
  // The layer is as large as the view is drawn; the view has pixels of its own.
  const px = (length: number) => `calc(${length} * var(--view-px))`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is a widget
    <div
      ref={layer}
      className="point-layer"
      role="application"
      aria-label="A spot in the view: arrow keys move the cross, Enter chooses, Escape ends"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is a widget
      tabIndex={0}
      onPointerMove={follow}
      onClick={() => aim && onPoint(aim.spot)}
      onPointerDown={follow}
      onKeyDown={press}
    >
      {aim?.box && <div className="point-box" style={{ left: px(aim.box.left), top: px(aim.box.top), width: px(aim.box.width), height: px(aim.box.height) }} />}
      {aim && <div className="point-cross" style={{ left: px(aim.x), top: px(aim.y) }} />}
    </div>
  )
}
