import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Box, Size } from '../types.ts'
import { centreOn, firstViewport, isSeen, READABLE, scaleAround, type Viewport, fitWhole } from './viewport.ts'

const STEP = 1.25
const NUDGE = 60

/** The user's choice: a position and scale, or fitting the whole drawing. */
type Chosen = Viewport | 'whole'

/**
 * Pans a drawing by wheel, mouse and keys, zooms it by Ctrl + wheel, two fingers and keys. Until then it is fitted to its pane;
 * `focus` is the part that must be visible, and is brought into sight whenever it changes.
 */
export function usePanZoom(element: RefObject<HTMLDivElement | null>, pane: Size, drawing: Size, focus: Box | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [focused, setFocused] = useState(focus)
  if (focus !== focused) {
    setFocused(focus)
    if (chosen && chosen !== 'whole' && focus && !isSeen(chosen, focus, pane)) setChosen(centreOn(focus, drawing, pane, chosen.scale))
  }
  const [drawn, setDrawn] = useState(drawing)
  if (drawing !== drawn) {
    setDrawn(drawing)
    if (chosen !== 'whole') setChosen(null)
  }
  const all = fitWhole(drawing, pane)
  const viewportOf = (choice: Chosen | null): Viewport => (choice === 'whole' ? all : (choice ?? firstViewport(drawing, focus, pane)))
  const viewport = viewportOf(chosen)
  const change = (next: (viewport: Viewport) => Viewport) => setChosen((now) => next(viewportOf(now)))
  const move = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const turnWheel = useEffectEvent(({ deltaX, deltaY, ctrlKey, metaKey, shiftKey, clientX, clientY }: WheelEvent, box: DOMRect) => {
    // A trackpad pinch arrives as a wheel event with Ctrl.
    if (ctrlKey || metaKey) change((now) => scaleAround(now, Math.exp(-deltaY * 0.01), { x: clientX - box.left, y: clientY - box.top }))
    else if (shiftKey && deltaX === 0) move(-deltaY, 0)
    else move(-deltaX, -deltaY)
  })

  // React's wheel listener is passive, so the page would scroll too.
  useEffect(() => {
    const { current } = element
    if (!current) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      turnWheel(event, current.getBoundingClientRect())
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [element])

  const middle = { x: pane.width / 2, y: pane.height / 2 }
  const zoom = (factor: number) => change((now) => scaleAround(now, factor, middle))
  /** Shows the whole drawing; if it already does, the focused state at a readable size. */
  const fit = () => {
    const isWhole = viewport.x === all.x && viewport.y === all.y && viewport.scale === all.scale
    setChosen(isWhole && focus ? centreOn(focus, drawing, pane, Math.max(READABLE, all.scale)) : 'whole')
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(NUDGE, 0),
    ArrowRight: () => move(-NUDGE, 0),
    ArrowUp: () => move(0, NUDGE),
    ArrowDown: () => move(0, -NUDGE),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': fit,
  }

  return {
    viewport,
    fit,
    surface: {
      ref: element,
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
      // Tab may focus states and lines out of sight.
      onFocus: (event: FocusEvent<HTMLDivElement>) => {
        if (!event.target.matches(':focus-visible')) return
        const [box, room] = [event.target.getBoundingClientRect(), event.currentTarget.getBoundingClientRect()]
        const shift = (from: number, to: number, least: number, most: number) => (from < least ? least - from : to > most ? most - to : 0)
        const [x, y] = [shift(box.left, box.right, room.left, room.right), shift(box.top, box.bottom, room.top, room.bottom)]
        if (x !== 0 || y !== 0) move(x, y)
      },
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const last = fingers.current.get(event.pointerId)
        if (!last) return
        const here = { x: event.clientX, y: event.clientY }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        if (other) {
          const box = event.currentTarget.getBoundingClientRect()
          const apart = (point: { x: number; y: number }) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
          const at = { x: (here.x + other.x) / 2 - box.left, y: (here.y + other.y) / 2 - box.top }
          change((now) => scaleAround(now, apart(here) / apart(last), at))
        } else if (Math.hypot(here.x - last.x, here.y - last.y) < 3 && !event.currentTarget.hasPointerCapture(event.pointerId)) {
          return
        } else {
          // Captured only now: a press without a move is a click on the element below.
          event.currentTarget.setPointerCapture(event.pointerId)
          move(here.x - last.x, here.y - last.y)
        }
        fingers.current.set(event.pointerId, here)
      },
      onPointerUp: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
      },
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
      },
    },
  }
}
