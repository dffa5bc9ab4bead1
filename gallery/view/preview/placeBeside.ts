import type { Size } from '../../types.ts'
import type { Box } from '../../types.ts'

/** Distance from its anchor, and from the window's edge. CSS px. */
const GAP_PX = 8

const within = (from: number, length: number, most: number) => Math.max(GAP_PX, Math.min(from, most - length - GAP_PX))

/**
 * The upper left corner of a preview next to a box: to its right, else to its left, below it or above it, without covering the
 * box. Without enough room, at the farther edge of the window.
 */
export function placeBeside(box: Box, { width, height }: Size, room: Size): { x: number; y: number } {
  const [x, y] = [within(box.x, width, room.width), within(box.y, height, room.height)]
  const right = box.x + box.width + GAP_PX
  const left = box.x - GAP_PX - width
  const below = box.y + box.height + GAP_PX
  const above = box.y - GAP_PX - height
  if (right + width + GAP_PX <= room.width) return { x: right, y }
  if (left >= GAP_PX) return { x: left, y }
  if (below + height + GAP_PX <= room.height) return { x, y: below }
  if (above >= GAP_PX) return { x, y: above }
  return { x: box.x + box.width / 2 < room.width / 2 ? within(room.width, width, room.width) : GAP_PX, y }
}
