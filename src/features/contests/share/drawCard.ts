import type { CardWords, CardFigure } from './cardWords.ts'

/** Size of the picture in px: the usual size of link previews. */
export const CARD = { width: 1200, height: 630, margin: 72 } as const

const COLOURS = [
  'surface',
  'line',
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-solid',
  'accent-line',
  'on-accent',
  'long',
  'short',
] as const
type CardColour = (typeof COLOURS)[number]

/** Colours and fonts of a picture. */
interface CardTheme {
  colour: (name: CardColour) => string
  font: (weight: 400 | 500 | 600, px: number) => string
}

/** Reads the colours and fonts of the page around an element in the current theme. */
export function cardTheme(element: Element): CardTheme {
  const style = getComputedStyle(element)
  const colours = new Map(COLOURS.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]))
  return {
    colour: (name) => colours.get(name) ?? '',
    font: (weight, px) => `${weight} ${px}px ${style.fontFamily || 'sans-serif'}`,
  }
}

const { width, height, margin } = CARD
const INNER = width - 2 * margin
/** Minimum x of the second figure. */
const SECOND = 590

/** Draws the share card: exchange, contest, figures and the hour of the list. `sign`: the brand's logo. */
export function drawCard(
  pen: Pen,
  look: CardTheme,
  { contest, rank, of, roi, reward, list }: CardWords,
  exchange: string,
  sign: CanvasImageSource | null,
) {
  pen.fillStyle = look.colour('surface')
  pen.fillRect(0, 0, width, height)
  drawMotif(pen, look)

  if (sign) pen.drawImage(sign, margin, 60, 44, 44)
  else drawMark(pen, look, { x: margin, y: 60, size: 44 })
  drawText(pen, look, {
    text: exchange,
    x: margin + 62,
    y: 92,
    width: INNER - 62,
    weight: 500,
    px: 28,
    colour: 'text-2',
  })

  pen.font = look.font(600, 52)
  const names = linesOf(pen, contest, INNER, 2)
  names.forEach((text, line) =>
    drawText(pen, look, { text, x: margin, y: 190 + line * 60, width: INNER, weight: 600, px: 52, colour: 'text' }),
  )

  const label = ({ name }: CardFigure, x: number) =>
    drawText(pen, look, { text: name, x, y: 312, width: width - margin - x, weight: 500, px: 28, colour: 'text-2' })
  label(rank, margin)
  const after = drawText(pen, look, {
    text: rank.text,
    x: margin,
    y: 418,
    width: 340,
    weight: 600,
    px: 116,
    colour: 'text',
  })
  const end =
    of === ''
      ? after
      : drawText(pen, look, { text: of, x: after + 20, y: 418, width: 260, weight: 400, px: 44, colour: 'text-2' })
  if (roi) {
    const x = Math.max(SECOND, end + 56)
    label(roi, x)
    drawText(pen, look, {
      text: roi.text,
      x,
      y: 418,
      width: width - margin - x,
      weight: 600,
      px: 92,
      colour: roi.sign === 1 ? 'long' : roi.sign === -1 ? 'short' : 'text',
    })
  }
  if (reward)
    drawText(pen, look, {
      text: `${reward.name}: ${reward.text}`,
      x: margin,
      y: 494,
      width: 520,
      weight: 500,
      px: 32,
      colour: 'text',
    })
  drawText(pen, look, { text: list, x: margin, y: height - 56, width: 520, weight: 400, px: 26, colour: 'text-3' })
}

/** Heights of the bars in px: a simplified version of the contests' art. */
const BARS = [
  30, 44, 26, 38, 58, 36, 52, 70, 48, 62, 84, 66, 96, 78, 58, 74, 104, 88, 120, 98, 82, 112, 136, 116, 150, 128, 104,
  90,
]
/** Indices of the highlighted bars. */
const TALL = new Set([12, 18, 24])
const STEP = 19
const WIDTH = 8
const CURVES = 6

/** Draws lines that rise to the right, and bars along the lower edge. */
function drawMotif(pen: Pen, look: CardTheme) {
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

/** Draws the exchange's logo: shared/layout/Logo.tsx. */
function drawMark(pen: Pen, look: CardTheme, { x, y, size }: { x: number; y: number; size: number }) {
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

/** The drawing context. */
type Pen = CanvasRenderingContext2D

interface Line {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  /** A longer text is shrunk or cut. */
  width: number
  weight: 400 | 500 | 600
  px: number
  colour: Parameters<CardTheme['colour']>[0]
}

/** Smallest scale of a figure before it is cut. */
const SMALLEST = 0.5

/** More letters never fit on a line. */
const MAX_LETTERS = 200

const cut = (pen: Pen, text: string, width: number) => {
  if (pen.measureText(text).width <= width) return text
  const letters = Array.from(text.slice(0, MAX_LETTERS))
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Draws one line; returns its end. */
function drawText(pen: Pen, look: CardTheme, { text, x, y, width, weight, px, colour }: Line): number {
  pen.font = look.font(weight, px)
  pen.fillStyle = look.colour(colour)
  const share = Math.max(SMALLEST, Math.min(1, width / Math.max(1, pen.measureText(text).width)))
  if (share < 1) pen.font = look.font(weight, Math.floor(px * share))
  const shown = cut(pen, text, width)
  pen.fillText(shown, x, y)
  return x + pen.measureText(shown).width
}

/** Breaks a text between words into a maximum number of lines; the last is cut. Uses the current font of the context. */
function linesOf(pen: Pen, text: string, width: number, most: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1] ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last === '' || lines.length === most || pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => cut(pen, line, width))
}
