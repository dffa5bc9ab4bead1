import { FIRST_CALL_MAX_AGE_MS } from '../../constants/limits.ts'

export interface Answer {
  response: Response
  /** The whole body. */
  text: string
  /** Epoch ms. */
  receivedAt: number
}

declare global {
  /** Set by public/assets/start.js, by path and body. `received` is the answer once it is there. */
  var firstCalls: Map<string, { answer: Promise<Answer>; received: Answer | null }> | undefined
}

/** The answer to a call that the page's first script has sent, once; undefined if it sent none, or if the answer is too old at `now`. */
export function takeFirstCall(path: string, body: string, now: number): Promise<Answer> | undefined {
  const call = globalThis.firstCalls?.get(path + body)
  globalThis.firstCalls?.delete(path + body)
  const isTooOld = call?.received && now - call.received.receivedAt > FIRST_CALL_MAX_AGE_MS
  return isTooOld ? undefined : call?.answer
}

/** After a change, or the end of the session, their answers are no longer true. */
export const forgetFirstCalls = () => globalThis.firstCalls?.clear()
