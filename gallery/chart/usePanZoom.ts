import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Where the drawing lies in its pane: moved by x and y, then scaled. */
export interface Sight {
  x: number
  y: number
  scale: number
}

interface Size {
  width: number
  height: number
}
interface Box extends Size {
  x: number
  y: number
}

const LEAST = 0.15
const MOST = 3
/** Smaller than the first, nobody reads a chart: then a part of it is shown at first, in the second. */
const READABLE = 0.65
const NEAR = 0.75
const STEP = 1.25
const MARGIN = 12
const NUDGE = 60
/** What lies over the foot of the pane: the buttons. */
const FOOT = 40

/** The whole drawing in the middle of the pane, never larger than drawn. */
function fitted(drawing: Size, pane: Size): Sight {
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - 2 * MARGIN }
  const scale = Math.max(LEAST, Math.min(1, room.width / drawing.width, room.height / drawing.height))
  return { x: (pane.width - drawing.width * scale) / 2, y: (pane.height - drawing.height * scale) / 2, scale }
}

/** A box of the drawing in the middle of the pane, as far as the drawing reaches. */
function around(box: Box, scale: number, drawing: Size, pane: Size): Sight {
  const along = (middle: number, length: number, room: number) => {
    const over = length * scale + 2 * MARGIN - room
    return over <= 0 ? (room - length * scale) / 2 : MARGIN - Math.min(over, Math.max(0, middle * scale + MARGIN - room / 2))
  }
  return {
    x: along(box.x + box.width / 2, drawing.width, pane.width),
    y: along(box.y + box.height / 2, drawing.height, pane.height),
    scale,
  }
}

/** What is shown before the user takes over: everything, or where it would be too small, what matters now. */
function firstSight(drawing: Size, focus: Box | null, pane: Size): Sight {
  const whole = fitted(drawing, pane)
  return whole.scale >= READABLE || !focus ? whole : around(focus, NEAR, drawing, pane)
}

const isSeen = ({ x, y, scale }: Sight, box: Box, pane: Size) =>
  box.x * scale + x >= 0 && box.y * scale + y >= 0 && (box.x + box.width) * scale + x <= pane.width && (box.y + box.height) * scale + y <= pane.height

/** Scales about a point of the pane, which stays where it is. */
function scaled({ x, y, scale }: Sight, factor: number, at: { x: number; y: number }): Sight {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor))
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

/**
 * Moving and scaling a drawing by wheel, mouse, two fingers and keys. Until the user does, it is fitted to its pane;
 * `focus` is what must be seen of it, and is brought into sight whenever it changes.
 */
export function usePanZoom(drawing: Size, focus: Box | null) {
  const [pane, setPane] = useState<Size>({ width: 1_000, height: 700 })
  const [taken, setTaken] = useState<Sight | null>(null)
  const element = useRef<HTMLDivElement | null>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [focused, setFocused] = useState(focus)
  if (focus !== focused) {
    setFocused(focus)
    if (taken && focus && !isSeen(taken, focus, pane)) setTaken(around(focus, taken.scale, drawing, pane))
  }
  const sight = taken ?? firstSight(drawing, focus, pane)
  const change = (next: (sight: Sight) => Sight) => setTaken((now) => next(now ?? firstSight(drawing, focus, pane)))

  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setPane({ width: entry.contentRect.width, height: entry.contentRect.height - FOOT })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // React listens to the wheel passively, and then the page scrolls as well.
  useEffect(() => {
    const { current } = element
    if (!current) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = current.getBoundingClientRect()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
      setTaken((now) => scaled(now ?? firstSight(drawing, focus, pane), factor, { x: event.clientX - box.left, y: event.clientY - box.top }))
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [drawing, focus, pane])

  const middle = { x: pane.width / 2, y: pane.height / 2 }
  const move = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const zoom = (factor: number) => change((now) => scaled(now, factor, middle))
  const fit = () => setTaken(fitted(drawing, pane))

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
    sight,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit,
    surface: {
      ref: element,
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
      // Tab leads to states and lines that are out of sight.
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
          change((now) => scaled(now, apart(here) / apart(last), at))
        } else if (Math.hypot(here.x - last.x, here.y - last.y) < 3 && !event.currentTarget.hasPointerCapture(event.pointerId)) {
          return
        } else {
          // Taken only now: a press without a move is a click on what lies below.
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
