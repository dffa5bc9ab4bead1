import { type PointerEvent, useRef } from 'react'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { type PriceScale, priceAtY, yOf } from '../../../../../domain/chart/priceScale.ts'
import type { LineMove } from './useLineMove.ts'

/** Smaller movements count as a click. In CSS pixels. */
const TREMBLE = 3

/** A pointer that is holding a handle. */
interface Grip {
  pointerId: number
  /** Start position, and its distance from the line. */
  start: number
  offset: number
  /** Where it was moved to last, and the price that the line has shown since; null before it has moved. */
  moved: { y: number; price: number } | null
}

/** Moves or clicks a line by its handle, an element with `data-line`. Handlers for the element around all handles. */
export function usePointerMove(lines: readonly ChartLine[], scale: PriceScale, move: LineMove) {
  const grip = useRef<Grip | null>(null)
  /** Id of the line to click: after pointer capture, the click's target is no longer the handle. */
  const pressed = useRef<string | null>(null)
  const press = () => {
    const line = lines.find(({ id }) => id === pressed.current)
    pressed.current = null
    if (line) move.activate(line)
  }
  const gripOf = (event: PointerEvent) => (grip.current?.pointerId === event.pointerId ? grip.current : null)

  return {
    onPointerDown: ({ target, currentTarget, pointerId, clientY, button }: PointerEvent) => {
      const handle = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const line = lines.find(({ id }) => id === handle?.dataset['line'])
      pressed.current = line?.id ?? null
      if (!line || button !== 0 || grip.current || !move.startMove(line)) return
      // Not the handle, which may move from its row to the line.
      currentTarget.setPointerCapture(pointerId)
      // A line outside the chart is held at the edge.
      const y = Math.min(scale.height, Math.max(0, yOf(scale, Number(line.price))))
      grip.current = { pointerId, start: clientY, offset: y - clientY, moved: null }
    },
    onPointerMove: (event: PointerEvent) => {
      const own = gripOf(event)
      if (!own || (!own.moved && Math.abs(event.clientY - own.start) < TREMBLE)) return
      own.moved = { y: event.clientY, price: priceAtY(scale, event.clientY + own.offset) }
      pressed.current = null
      move.to(own.moved.price)
    },
    onPointerUp: (event: PointerEvent) => {
      const own = gripOf(event)
      if (!own) return
      grip.current = null
      // Held still, it keeps the price that it shows, though the scale may have changed. Its last move may not be rendered yet.
      if (own.moved?.y === event.clientY) move.commitMove(own.moved.price)
      else if (own.moved) move.commitMove(priceAtY(scale, event.clientY + own.offset))
      else move.cancelMove()
      // A mouse never clicks a handle that was moved, because it is re-rendered. A finger does, and must not move the focus before.
      if (event.pointerType !== 'touch') press()
    },
    onClick: press,
    onPointerCancel: (event: PointerEvent) => {
      if (!gripOf(event)) return
      grip.current = null
      move.cancelMove()
    },
  }
}
