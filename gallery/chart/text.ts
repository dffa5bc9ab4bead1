/** How a line of the chart is set. */
export type Tone = 'title' | 'text' | 'event' | 'guard' | 'action'

/** A drawn sign before a line: what sets a transition off, or what a line of a state is about. */
export type Mark = 'after' | 'reply' | 'broken' | 'snapshot' | 'always' | 'stays' | 'runs'

export interface Line {
  text: string
  tone: Tone
  mark: Mark | null
}

/** Lines set under each other, in CSS pixels. */
export interface Block {
  lines: Line[]
  width: number
  height: number
}

/** The width of a text in CSS pixels, as it will be drawn. */
export type Measure = (text: string, tone: Tone) => number

export const FONTS: Record<Tone, { weight: number; size: number; leading: number }> = {
  title: { weight: 600, size: 13, leading: 18 },
  text: { weight: 400, size: 12, leading: 16 },
  event: { weight: 500, size: 12, leading: 16 },
  guard: { weight: 400, size: 11.5, leading: 16 },
  action: { weight: 400, size: 11.5, leading: 16 },
}
export const MARK_WIDTH = 16

/** Where nothing can be measured, as in a script: a little wider than most letters are. */
export const guessWidth: Measure = (text, tone) => text.length * FONTS[tone].size * 0.56

/** Measures by the page's own letters, once they are there. */
export async function pageMeasure(): Promise<Measure> {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return guessWidth
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans') || 'sans-serif'
  // A fallback of the family that this device does not have is no reason to draw nothing.
  await Promise.allSettled([400, 500, 600].map((weight) => document.fonts.load(`${weight} 12px ${family}`)))
  return (text, tone) => {
    pen.font = `${FONTS[tone].weight} ${FONTS[tone].size}px ${family}`
    return pen.measureText(text).width
  }
}

/** Breaks a text into lines of at most this width, of about the same length each. */
export function wrap(text: string, tone: Tone, most: number, measure: Measure): string[] {
  const whole = measure(text, tone)
  const wanted = Math.min(most, whole / Math.ceil(whole / most) + 24)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer, tone) > wanted) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The room a block of lines takes. */
export const blockOf = (lines: Line[], measure: Measure): Block => ({
  lines,
  width: Math.ceil(Math.max(0, ...lines.map(({ text, tone, mark }) => measure(text, tone) + (mark ? MARK_WIDTH : 0)))),
  height: lines.reduce((sum, { tone }) => sum + FONTS[tone].leading, 0),
})
