import * as z from '../../src/api/zod.ts'

const whole = z.number().check(z.int(), z.minimum(0))

/** The first line of a recording: its start time, without an identity. */
const Head = z.object({ recording: z.literal(1), startedMs: whole })

/** One response, `atMs` after the start. `text`: only the length of a body that is not JSON. */
const RecordedAnswer = z.object({
  atMs: whole,
  path: z.string(),
  request: z.unknown(),
  status: whole.check(z.minimum(200), z.maximum(599)),
  retryAfter: z.optional(z.string()),
  answer: z.optional(z.unknown()),
  text: z.optional(z.number()),
})
export type RecordedAnswer = z.output<typeof RecordedAnswer>

export interface Recording {
  startedMs: number
  answers: RecordedAnswer[]
}

export const headLine = (startedMs: number) => `${JSON.stringify({ recording: 1, startedMs })}\n`
export const answerLine = (answered: RecordedAnswer) => `${JSON.stringify(answered)}\n`

const json = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Reads a recording, sorted by time. Throws with the file's name and the invalid line. */
export function readRecording(name: string, text: string): Recording {
  const [first = '', ...rest] = text.split('\n')
  const head = z.safeParse(Head, json(first))
  if (!head.success) throw new Error(`${name} is no recording: npm start -- --exchange https://an.exchange --record ${name} makes one`)
  const answers = rest.flatMap((line, index) => {
    if (line.trim() === '') return []
    const read = z.safeParse(RecordedAnswer, json(line))
    if (!read.success) throw new Error(`${name}, line ${index + 2}: no recorded answer`)
    return [read.data]
  })
  if (answers.length === 0) throw new Error(`${name} holds no answers`)
  return { startedMs: head.data.startedMs, answers: answers.toSorted((left, right) => left.atMs - right.atMs) }
}
