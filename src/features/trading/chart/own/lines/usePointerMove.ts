import { type PointerEvent, useRef } from 'react'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { type PriceScale, priceAtY, yOf } from '../../../../../domain/chart/priceScale.ts'
import type { LineMove } from './useLineMove.ts'

/** A press that trembles is no move. In CSS pixels. */
const TREMBLE = 3

/** A finger or a mouse on a handle. */
interface Grip {
  pointerId: number
  /** Where it began, and how far from its line. */
  start: number
  offset: number
  isMoving: boolean
}

/** Moves a line by its handle, an element with `data-line`, or presses it: for the element around all handles. */
export function usePointerMove(lines: readonly ChartLine[], scale: PriceScale, move: LineMove) {
  const grip = useRef<Grip | null>(null)
  /** What a click would press, by its id: once a pointer is captured, the click's own target does not tell. */
  const pressed = useRef<string | null>(null)
  const press = () => {
    const line = lines.find(({ id }) => id === pressed.current)
    pressed.current = null
    if (line) move.press(line)
  }
  const held = (event: PointerEvent) => (grip.current?.pointerId === event.pointerId ? grip.current : null)

  return {
    onPointerDown: ({ target, currentTarget, pointerId, clientY, button }: PointerEvent) => {
      const handle = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const line = lines.find(({ id }) => id === handle?.dataset['line'])
      pressed.current = line?.id ?? null
      if (!line || button !== 0 || grip.current || !move.lift(line)) return
      // Not the handle, which may leave its row for the line.
      currentTarget.setPointerCapture(pointerId)
      // A line beyond the edge is gripped at the edge.
      const y = Math.min(scale.height, Math.max(0, yOf(scale, Number(line.price))))
      grip.current = { pointerId, start: clientY, offset: y - clientY, isMoving: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const own = held(event)
      if (!own || (!own.isMoving && Math.abs(event.clientY - own.start) < TREMBLE)) return
      own.isMoving = true
      pressed.current = null
      move.to(priceAtY(scale, event.clientY + own.offset))
    },
    onPointerUp: (event: PointerEvent) => {
      const own = held(event)
      if (!own) return
      grip.current = null
      // The last move may not have been drawn yet.
      if (own.isMoving) move.drop(priceAtY(scale, event.clientY + own.offset))
      else move.putBack()
      // A mouse clicks on no handle that was picked up: it is drawn anew. A finger does, and only then stops moving the focus.
      if (event.pointerType !== 'touch') press()
    },
    onClick: press,
    onPointerCancel: (event: PointerEvent) => {
      if (!held(event)) return
      grip.current = null
      move.putBack()
    },
  }
}
