import type { CardTheme } from './cardTheme.ts'

/** What a text is drawn with. */
export type Pen = CanvasRenderingContext2D

interface Line {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  /** Made smaller, or cut, where it would be wider. */
  width: number
  weight: 400 | 500 | 600
  px: number
  colour: Parameters<CardTheme['colour']>[0]
}

/** The smallest a figure becomes, of its size, before it is cut. */
const SMALLEST = 0.5

/** More never fit on a line. */
const MAX_LETTERS = 200

const cut = (pen: Pen, text: string, width: number) => {
  if (pen.measureText(text).width <= width) return text
  const letters = Array.from(text.slice(0, MAX_LETTERS))
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Writes one line; returns where it ends. */
export function drawText(pen: Pen, look: CardTheme, { text, x, y, width, weight, px, colour }: Line): number {
  pen.font = look.font(weight, px)
  pen.fillStyle = look.colour(colour)
  const share = Math.max(SMALLEST, Math.min(1, width / Math.max(1, pen.measureText(text).width)))
  if (share < 1) pen.font = look.font(weight, Math.floor(px * share))
  const shown = cut(pen, text, width)
  pen.fillText(shown, x, y)
  return x + pen.measureText(shown).width
}

/** A text in at most so many lines, broken between words; the last is cut. The pen has its font. */
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
