import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

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

const LEAST = 0.15
const MOST = 3
const STEP = 1.25
const MARGIN = 12
const NUDGE = 60

/** The whole drawing in the middle of the pane, never larger than drawn. */
function fitted(drawing: Size, pane: Size): Sight {
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - 2 * MARGIN }
  const scale = Math.max(LEAST, Math.min(1, room.width / drawing.width, room.height / drawing.height))
  return { x: (pane.width - drawing.width * scale) / 2, y: (pane.height - drawing.height * scale) / 2, scale }
}

/** Scales about a point of the pane, which stays where it is. */
function scaled({ x, y, scale }: Sight, factor: number, at: { x: number; y: number }): Sight {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor))
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

/** Moving and scaling a drawing by wheel, mouse, two fingers and keys. Fits it to its pane until the user takes over. */
export function usePanZoom(drawing: Size) {
  const [pane, setPane] = useState<Size>({ width: 1_000, height: 700 })
  const [taken, setTaken] = useState<Sight | null>(null)
  const element = useRef<HTMLDivElement | null>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const sight = taken ?? fitted(drawing, pane)
  const change = (next: (sight: Sight) => Sight) => setTaken((now) => next(now ?? fitted(drawing, pane)))

  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setPane({ width: entry.contentRect.width, height: entry.contentRect.height })
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
      setTaken((now) => scaled(now ?? fitted(drawing, pane), factor, { x: event.clientX - box.left, y: event.clientY - box.top }))
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [drawing, pane])

  const middle = { x: pane.width / 2, y: pane.height / 2 }
  const move = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const zoom = (factor: number) => change((now) => scaled(now, factor, middle))
  const fit = () => setTaken(null)

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
