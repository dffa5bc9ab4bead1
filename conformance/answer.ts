import { type Endpoint, Envelope } from '../src/api/endpoint.ts'
import { isSettled } from '../src/api/failure.ts'
import * as z from '../src/api/zod.ts'

/** Sender of a request: a visitor sends no cookie. */
export type Asker = 'visitor' | 'trader'

/** One request with its response, as text on the wire. */
export interface Answer {
  endpoint: Endpoint
  payload: unknown
  asker: Asker
  /** Sent to test a refusal: its contents are not data. */
  isProbe: boolean
  /** When it was sent, epoch milliseconds. */
  sentMs: number
  tookMs: number
  /** 0: no response. */
  status: number
  headers: Headers
  text: string
  /** Why there is no response. */
  why: string
}

/** Caches a result per response: responses never change, and many checks compute the same. */
function once<Known>(tell: (answer: Answer) => Known) {
  const known = new WeakMap<Answer, { is: Known }>()
  return (answer: Answer): Known => {
    const entry = known.get(answer) ?? { is: tell(answer) }
    known.set(answer, entry)
    return entry.is
  }
}

/** Undefined if it is not JSON. */
export const jsonOf = once(({ text }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
})

const envelopeOf = once((answer) => z.safeParse(Envelope, jsonOf(answer)).data)
const parsedOf = once((answer) => z.safeParse(answer.endpoint.response, jsonOf(answer)))

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

/** HTTP 2xx and `result` ok. Contract §1. */
export const isOk = (answer: Answer): boolean => isSuccess(answer) && envelopeOf(answer)?.result === 'ok'

export const hasResult = (answer: Answer): boolean => envelopeOf(answer) !== undefined

/** Well-formed, but not ok, as in the app (queries/call/call.ts): by 2xx, or with a code by a status that is settled. */
export function isRefused(answer: Answer): boolean {
  const { result, code } = envelopeOf(answer) ?? {}
  if (result === undefined || result === 'ok') return false
  const { status } = answer
  return isSuccess(answer) || (code !== undefined && isSettled(status) && status !== 401 && status !== 429)
}

/** Whether the exchange may have made the change: accepted, or, as in the app, neither refused nor confirmed. */
export const mayBeMade = (answer: Answer): boolean =>
  answer.status === 0 || !isSettled(answer.status) || (isSuccess(answer) && !isRefused(answer))

export const codeOf = (answer: Answer): string | null => envelopeOf(answer)?.code ?? null

/** The response as parsed by the app; null if it is unreadable. */
export function read<E extends Endpoint>(endpoint: E, answer: Answer | undefined): z.output<E['response']> | null {
  if (answer === undefined || !isOk(answer)) return null
  if (answer.endpoint.path !== endpoint.path) return null
  const parsed = parsedOf(answer)
  // safeParse widens to the schema's bound; it is this endpoint's own response.
  return parsed.success ? (parsed.data as z.output<E['response']>) : null
}

/** A response in words: 'refused with code 7001', 'HTTP 500', 'no answer (…)'. */
export function inWords(answer: Answer): string {
  if (answer.status === 0) return `no answer (${answer.why})`
  const code = codeOf(answer)
  if (isOk(answer)) return 'accepted'
  if (isRefused(answer)) return code === null ? 'refused without a code' : `refused with code ${code}`
  return `HTTP ${answer.status}${code === null ? '' : `, code ${code}`}${jsonOf(answer) === undefined ? ', no JSON' : ''}`
}
