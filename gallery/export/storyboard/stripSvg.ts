import { wrap } from '../../chart/saved/text.ts'
import type { Frame, Storyboard } from './board.ts'
import { plainNote } from './plainNote.ts'
import { shownWidth } from './size.ts'
import type { Shot } from './shot.ts'

/** Colours every program can read: '#211c17'. */
export interface Colours {
  ground: string
  text: string
  quiet: string
  line: string
  accent: string
}

interface Style {
  size: number
  weight: number
  leading: number
  colour: keyof Colours
}
const HEADING: Style = { size: 24, weight: 600, leading: 32, colour: 'text' }
const TITLE: Style = { size: 14, weight: 600, leading: 20, colour: 'text' }
const TEXT: Style = { size: 13, weight: 400, leading: 18, colour: 'quiet' }
const EVENT: Style = { size: 13, weight: 500, leading: 18, colour: 'text' }
/** Between paragraphs. */
const BLANK: Style = { size: 0, weight: 400, leading: 5, colour: 'quiet' }
const DETAIL: Style = { size: 12, weight: 400, leading: 17, colour: 'quiet' }

/** The rendered width of a text, CSS pixels. */
export type MeasureText = (text: string, style: { size: number; weight: number }) => number

const MARGIN = 40
const GAP = 20
const ROW_GAP = 48
const ARROW = 112
/** Above an arrow's words, as far as a screen's head. */
const ARROW_TOP = 40
/** Maximum width of a row, so that its picture fits into a canvas. */
const MOST_ROW = 2_800

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

interface Line {
  text: string
  style: Style
}

/** A paragraph's lines, none wider than asked. */
const lines = (text: string, style: Style, most: number, measure: MeasureText): Line[] => wrap(text, style, most, measure).map((line) => ({ text: line, style }))
const heightOf = (some: readonly Line[]) => some.reduce((sum, { style }) => sum + style.leading, 0)

/** One text element per line, which design tools import unchanged; its width is fixed, regardless of their font. */
function drawn(some: readonly Line[], x: number, top: number, colours: Colours, measure: MeasureText): string {
  let y = top
  return some
    .map(({ text, style }) => {
      y += style.leading
      if (text === '') return ''
      const width = measure(text, style).toFixed(1)
      return `<text x="${x}" y="${y - Math.round((style.leading - style.size) / 2) - 2}" font-size="${style.size}" font-weight="${style.weight}" fill="${colours[style.colour]}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`
    })
    .join('')
}

interface Placed {
  frame: Frame
  shot: Shot
  event: Line[]
  words: Line[]
  x: number
  row: number
  width: number
  height: number
}

/** Frames side by side, in a new row if they do not fit. */
function place({ frames }: Storyboard, shots: readonly Shot[], measure: MeasureText): Placed[] {
  const placed: Placed[] = []
  let [x, row] = [MARGIN, 0]
  for (const [index, frame] of frames.entries()) {
    const shot = shots[index]
    if (!shot) continue
    const width = shownWidth(shot.width)
    const height = Math.round((shot.height * width) / shot.width)
    const { happening } = frame
    const before = happening ? ARROW + GAP : 0
    if (x > MARGIN && x + before + width > MOST_ROW) [x, row] = [MARGIN, row + 1]
    const captionTexts = [...frame.descriptions, ...(frame.note === null ? [] : plainNote(frame.note))]
    placed.push({
      frame,
      shot,
      event: happening ? [...lines(happening.title, EVENT, ARROW, measure), ...happening.details.flatMap((one) => lines(one, DETAIL, ARROW, measure))] : [],
      words: [...lines(`${frame.number}  ${frame.title}`, TITLE, width, measure), ...captionTexts.flatMap((one) => [{ text: '', style: BLANK }, ...lines(one, TEXT, width, measure)])],
      x: x + before,
      row,
      width,
      height,
    })
    x += before + width + GAP
  }
  return placed
}

/** The arrow between two screens, with its event. */
function arrow({ event, x }: Placed, top: number, colours: Colours, measure: MeasureText): string {
  if (event.length === 0) return ''
  const left = x - GAP - ARROW
  const y = top + ARROW_TOP + heightOf(event) + 14
  const line = `<path d="M${left} ${y}h${ARROW - 2}M${left + ARROW - 8} ${y - 5}l6 5-6 5" fill="none" stroke="${colours.accent}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
  return drawn(event, left, top + ARROW_TOP, colours, measure) + line
}

/**
 * A storyboard as an SVG for design tools and slides: every caption is text, every screen a picture within, twice as sharp.
 * Not foreignObject, which only browsers draw; and each picture under both names of its address, since Inkscape 1.2 reads the older alone. `styles`: the font, see fontFace.
 */
export function stripSvg(board: Storyboard, shots: readonly Shot[], colours: Colours, measure: MeasureText, styles = ''): string {
  const placed = place(board, shots, measure)
  const head = [{ text: board.title, style: HEADING }, { text: board.subtitle, style: TEXT }]
  let bottom = MARGIN + heightOf(head) + 24
  const groups: string[] = []
  for (const row of Map.groupBy(placed, (one) => one.row).values()) {
    const top = bottom
    for (const one of row) {
      const { frame, shot, words, x, width, height } = one
      const picture = `<image href="${shot.picture}" xlink:href="${shot.picture}" x="${x}" y="${top}" width="${width}" height="${height}"/><rect x="${x}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${colours.line}"/>`
      const name = escaped(`${frame.number} ${frame.title}`)
      groups.push(`<g id="${name}">${arrow(one, top, colours, measure)}${picture}${drawn(words, x, top + height + 10, colours, measure)}</g>`)
    }
    bottom = top + ROW_GAP + Math.max(...row.map(({ height, words, event }) => Math.max(height + 10 + heightOf(words), ARROW_TOP + heightOf(event) + 20)))
  }
  const width = Math.ceil(Math.max(...placed.map((one) => one.x + one.width), ...head.map(({ text, style }) => MARGIN + measure(text, style))) + MARGIN)
  const height = bottom - ROW_GAP + MARGIN
  const title = escaped(`${board.title}: ${board.subtitle}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="IBM Plex Sans, Futures Sans, Arial, Helvetica, sans-serif" role="img" aria-label="${title}"><title>${title}</title><style>${styles}</style><rect id="ground" width="${width}" height="${height}" fill="${colours.ground}"/><g id="title">${drawn(head, MARGIN, MARGIN, colours, measure)}</g>${groups.join('')}</svg>`
}
