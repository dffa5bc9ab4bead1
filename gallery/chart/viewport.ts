import type { Box, Size } from '../types.ts'

/** Transform of the drawing in its pane: translated by x and y, then scaled. */
export interface Viewport {
  x: number
  y: number
  scale: number
}

const LEAST = 0.15
const MOST = 3
/** At this scale the smallest letters, of 12 px, are 10 px high. Where the whole chart would be smaller, part of it is shown. */
export const READABLE = 10 / 12
const MARGIN = 12

/** Fits the whole drawing, centred, never enlarged. */
export function fitWhole(drawing: Size, pane: Size): Viewport {
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - 2 * MARGIN }
  const scale = Math.max(LEAST, Math.min(1, room.width / drawing.width, room.height / drawing.height))
  return { x: (pane.width - drawing.width * scale) / 2, y: (pane.height - drawing.height * scale) / 2, scale }
}

/** Centres a box of the drawing, within the drawing's bounds. */
export function centreOn(box: Box, drawing: Size, pane: Size, scale: number): Viewport {
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

/** Initial viewport: everything, or if that would be too small, the focus. */
export function firstViewport(drawing: Size, focus: Box | null, pane: Size): Viewport {
  const all = fitWhole(drawing, pane)
  return all.scale >= READABLE || !focus ? all : centreOn(focus, drawing, pane, READABLE)
}

export const isSeen = ({ x, y, scale }: Viewport, box: Box, pane: Size) =>
  box.x * scale + x >= 0 && box.y * scale + y >= 0 && (box.x + box.width) * scale + x <= pane.width && (box.y + box.height) * scale + y <= pane.height

/** Scales around a fixed point of the pane. */
export function scaleAround({ x, y, scale }: Viewport, factor: number, at: { x: number; y: number }): Viewport {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor))
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}
