import type { Size } from '../../types.ts'

/** The style of a line of text. */
export type Tone = 'title' | 'text' | 'event' | 'guard' | 'action'

/** The icon before a line: a transition's trigger, or the topic of a state's line. */
export type Mark = 'after' | 'reply' | 'broken' | 'snapshot' | 'always' | 'stays' | 'runs'

export interface Line {
  text: string
  tone: Tone
  mark: Mark | null
}

/** A block of lines, sizes in CSS px. */
export interface Block extends Size {
  lines: Line[]
}

/** The rendered width of a text in CSS px. */
export type Measure = (text: string, tone: Tone) => number

export const FONTS: Record<Tone, { weight: number; size: number; leading: number }> = {
  title: { weight: 600, size: 13, leading: 18 },
  text: { weight: 400, size: 12, leading: 16 },
  event: { weight: 500, size: 12, leading: 16 },
  guard: { weight: 400, size: 12, leading: 16 },
  action: { weight: 400, size: 12, leading: 16 },
}
export const MARK_WIDTH = 16

/** Estimate for scripts, which cannot measure: a little wider than most letters. */
const guessWidth: Measure = (text, tone) => text.length * FONTS[tone].size * 0.56

/** Measures with the page's font, once it has loaded. */
export async function pageMeasure(): Promise<Measure> {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return guessWidth
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans') || 'sans-serif'
  // Draw even if this device lacks a fallback font.
  await Promise.allSettled([400, 500, 600].map((weight) => document.fonts.load(`${weight} 12px ${family}`)))
  return (text, tone) => {
    pen.font = `${FONTS[tone].weight} ${FONTS[tone].size}px ${family}`
    return pen.measureText(text).width
  }
}

/** Wraps a text to at most this width, into lines of about equal length. */
export function wrap(text: string, tone: Tone, most: number, measure: Measure): string[] {
  const whole = measure(text, tone)
  const target = Math.min(most, whole / Math.ceil(whole / most) + 24)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer, tone) > target) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The size of a block of lines. */
export const blockOf = (lines: Line[], measure: Measure): Block => ({
  lines,
  width: Math.ceil(Math.max(0, ...lines.map(({ text, tone, mark }) => measure(text, tone) + (mark ? MARK_WIDTH : 0)))),
  height: lines.reduce((sum, { tone }) => sum + FONTS[tone].leading, 0),
})
