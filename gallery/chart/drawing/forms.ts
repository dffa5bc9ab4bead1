import type { Size } from '../../types.ts'

/** How a chart is laid out: its direction, and the maximum width of its texts, CSS px; narrow where layers add up. */
export interface Form {
  direction: 'RIGHT' | 'DOWN'
  widths: { state: number; frame: number; edge: number }
}

/** The first of those that are equally good is taken: the widest texts first. */
export const FORMS: readonly Form[] = [
  { direction: 'RIGHT', widths: { state: 180, frame: 260, edge: 150 } },
  { direction: 'RIGHT', widths: { state: 150, frame: 220, edge: 100 } },
  { direction: 'RIGHT', widths: { state: 120, frame: 180, edge: 90 } },
  { direction: 'DOWN', widths: { state: 260, frame: 480, edge: 220 } },
  { direction: 'DOWN', widths: { state: 180, frame: 320, edge: 150 } },
]

/** The scale at which something fits into a pane; never enlarged. */
export const scaleIn = (pane: Size, { width, height }: Size) => Math.min(1, pane.width / width, pane.height / height)

/** The drawing that can be shown largest in a pane. */
export const bestIn = <Drawing extends Size>(drawings: readonly [Drawing, ...Drawing[]], pane: Size): Drawing =>
  drawings.reduce((best, one) => (scaleIn(pane, one) > scaleIn(pane, best) ? one : best))
