import { type Endpoint, Envelope } from '../src/api/endpoint.ts'
import * as z from '../src/api/zod.ts'

/** Who asks: a visitor sends no cookie. */
export type Asker = 'visitor' | 'trader'

/** One call and what came back, its text as it was on the wire. */
export interface Answer {
  endpoint: Endpoint
  payload: unknown
  asker: Asker
  /** Asked to see how it is refused: what it says is no data. */
  isProbe: boolean
  /** When it was sent, epoch milliseconds. */
  sentMs: number
  tookMs: number
  /** 0: no answer. */
  status: number
  headers: Headers
  text: string
  /** Of an answer that did not come. */
  why: string
}

/** An answer never changes, and many checks ask the same of it. */
function once<Known>(tell: (answer: Answer) => Known) {
  const known = new WeakMap<Answer, { is: Known }>()
  return (answer: Answer): Known => {
    const entry = known.get(answer) ?? { is: tell(answer) }
    known.set(answer, entry)
    return entry.is
  }
}

/** Undefined if it is no JSON. */
export const jsonOf = once(({ text }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
})

const envelopeOf = once((answer) => z.safeParse(Envelope, jsonOf(answer)).data)
const parsedOf = once((answer) => z.safeParse(answer.endpoint.response, jsonOf(answer)))

/** HTTP 2xx and `result` ok. Contract §1. */
export const isOk = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300 && envelopeOf(answer)?.result === 'ok'

export const hasResult = (answer: Answer): boolean => envelopeOf(answer) !== undefined

/** Well-formed, and not ok: what the app shows a code's words for. */
export const isRefused = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300 && !['ok', undefined].includes(envelopeOf(answer)?.result)

export const codeOf = (answer: Answer): string | null => envelopeOf(answer)?.code ?? null

/** What the app would read from it; null if it could not. */
export function read<E extends Endpoint>(endpoint: E, answer: Answer | undefined): z.output<E['response']> | null {
  if (answer === undefined || !isOk(answer)) return null
  if (answer.endpoint.path !== endpoint.path) return null
  const parsed = parsedOf(answer)
  // safeParse widens to the schema's bound; it is this endpoint's own response.
  return parsed.success ? (parsed.data as z.output<E['response']>) : null
}

/** 'refused with code 7001', 'HTTP 500', 'no answer (…)': an answer in a sentence. */
export function inWords(answer: Answer): string {
  if (answer.status === 0) return `no answer (${answer.why})`
  const code = codeOf(answer)
  if (isOk(answer)) return 'accepted'
  if (isRefused(answer)) return code === null ? 'refused without a code' : `refused with code ${code}`
  return `HTTP ${answer.status}${code === null ? '' : `, code ${code}`}${jsonOf(answer) === undefined ? ', no JSON' : ''}`
}
