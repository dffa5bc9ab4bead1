import { CARD, type CardTheme } from './cardTheme.ts'
import type { Pen } from './drawText.ts'

/** Heights of the bars in px: a simplified version of the contests' art. */
const BARS = [30, 44, 26, 38, 58, 36, 52, 70, 48, 62, 84, 66, 96, 78, 58, 74, 104, 88, 120, 98, 82, 112, 136, 116, 150, 128, 104, 90]
/** Indices of the highlighted bars. */
const TALL = new Set([12, 18, 24])
const STEP = 19
const WIDTH = 8
const CURVES = 6

/** Draws lines that rise to the right, and bars along the lower edge. */
export function drawMotif(pen: Pen, look: CardTheme) {
  const { width, height, margin } = CARD
  pen.lineWidth = 1.5
  pen.strokeStyle = look.colour('line')
  for (let each = 0; each < CURVES; each++) {
    pen.beginPath()
    pen.moveTo(width * 0.3, height + 4 + each * 5)
    pen.quadraticCurveTo(width * 0.72, height - 20 - each * 10, width, height - 96 - each * 34)
    pen.stroke()
  }
  const left = width - margin - BARS.length * STEP
  BARS.forEach((bar, index) => {
    pen.globalAlpha = TALL.has(index) ? 1 : 0.25 + (0.75 * index) / BARS.length
    pen.fillStyle = look.colour(TALL.has(index) ? 'accent' : 'accent-line')
    pen.beginPath()
    pen.roundRect(left + index * STEP, height - bar, WIDTH, bar + WIDTH, WIDTH / 2)
    pen.fill()
  })
  pen.globalAlpha = 1
}

/** Draws the exchange's logo: shared/layout/Mark.tsx. */
export function drawMark(pen: Pen, look: CardTheme, { x, y, size }: { x: number; y: number; size: number }) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 26, size / 26)
  pen.fillStyle = look.colour('accent-solid')
  pen.beginPath()
  pen.roundRect(0, 0, 26, 26, 6)
  pen.fill()
  pen.strokeStyle = look.colour('on-accent')
  pen.lineWidth = 2.2
  pen.lineCap = 'round'
  pen.stroke(new Path2D('M8 6v14M11.8 13.2l7.4-7'))
  pen.globalAlpha = 0.6
  pen.stroke(new Path2D('M14.2 15.4l5 4.8'))
  pen.restore()
}
