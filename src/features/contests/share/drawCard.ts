import { CARD, type CardTheme } from './cardTheme.ts'
import type { CardWords, CardFigure } from './cardWords.ts'
import { drawMark, drawMotif } from './drawMotif.ts'
import { drawText, linesOf, type Pen } from './drawText.ts'

const { width, height, margin } = CARD
const INNER = width - 2 * margin
/** Minimum x of the second figure. */
const SECOND = 590

/** Draws the share card: exchange, contest, figures and the hour of the list. `sign`: the brand's logo. */
export function drawCard(pen: Pen, look: CardTheme, { contest, rank, of, roi, reward, list }: CardWords, exchange: string, sign: CanvasImageSource | null) {
  pen.fillStyle = look.colour('surface')
  pen.fillRect(0, 0, width, height)
  drawMotif(pen, look)

  if (sign) pen.drawImage(sign, margin, 60, 44, 44)
  else drawMark(pen, look, { x: margin, y: 60, size: 44 })
  drawText(pen, look, { text: exchange, x: margin + 62, y: 92, width: INNER - 62, weight: 500, px: 28, colour: 'text-2' })

  pen.font = look.font(600, 52)
  const names = linesOf(pen, contest, INNER, 2)
  names.forEach((text, line) => drawText(pen, look, { text, x: margin, y: 190 + line * 60, width: INNER, weight: 600, px: 52, colour: 'text' }))

  const label = ({ name }: CardFigure, x: number) => drawText(pen, look, { text: name, x, y: 312, width: width - margin - x, weight: 500, px: 28, colour: 'text-2' })
  label(rank, margin)
  const after = drawText(pen, look, { text: rank.text, x: margin, y: 418, width: 340, weight: 600, px: 116, colour: 'text' })
  const end = of === '' ? after : drawText(pen, look, { text: of, x: after + 20, y: 418, width: 260, weight: 400, px: 44, colour: 'text-2' })
  if (roi) {
    const x = Math.max(SECOND, end + 56)
    label(roi, x)
    drawText(pen, look, { text: roi.text, x, y: 418, width: width - margin - x, weight: 600, px: 92, colour: roi.sign === 1 ? 'long' : roi.sign === -1 ? 'short' : 'text' })
  }
  if (reward) drawText(pen, look, { text: `${reward.name}: ${reward.text}`, x: margin, y: 494, width: 520, weight: 500, px: 32, colour: 'text' })
  drawText(pen, look, { text: list, x: margin, y: height - 56, width: 520, weight: 400, px: 26, colour: 'text-3' })
}
