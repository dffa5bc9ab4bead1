import type { CardTheme } from './cardTheme.ts'

/** The drawing context. */
export type Pen = CanvasRenderingContext2D

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
export function drawText(pen: Pen, look: CardTheme, { text, x, y, width, weight, px, colour }: Line): number {
  pen.font = look.font(weight, px)
  pen.fillStyle = look.colour(colour)
  const share = Math.max(SMALLEST, Math.min(1, width / Math.max(1, pen.measureText(text).width)))
  if (share < 1) pen.font = look.font(weight, Math.floor(px * share))
  const shown = cut(pen, text, width)
  pen.fillText(shown, x, y)
  return x + pen.measureText(shown).width
}

/** Breaks a text between words into a maximum number of lines; the last is cut. Uses the current font of the context. */
export function linesOf(pen: Pen, text: string, width: number, most: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1] ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last === '' || lines.length === most || pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => cut(pen, line, width))
}
