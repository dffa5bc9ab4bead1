import { FIRST_CALL_MAX_AGE_MS } from '../../constants/limits.ts'

export interface Answer {
  response: Response
  /** The whole body. */
  text: string
  /** Epoch ms by `steadyNow`. */
  sentAt: number
  /** Epoch ms by the device's clock. */
  receivedAt: number
}

declare global {
  /** Set by public/assets/start.js, by path and body. `received` is the response once it has arrived. */
  var firstCalls: Map<string, { answer: Promise<Answer>; received: Answer | null }> | undefined
}

/** When the earliest of the responses taken was received. */
let firstReceivedAt = Infinity

/** When the first script's first response was received, if it is one of those that were used at `at`; else `at`. */
export const firstReceivedBefore = (at: number) =>
  at - firstReceivedAt > FIRST_CALL_MAX_AGE_MS ? at : Math.min(firstReceivedAt, at)

/** The response to a request of the page's first script, returned once; undefined if there was none, or if it is too old at `now`. */
export function takeFirstAnswer(path: string, body: string, now: number): Promise<Answer> | undefined {
  const call = globalThis.firstCalls?.get(path + body)
  globalThis.firstCalls?.delete(path + body)
  const isTooOld = call?.received && now - call.received.receivedAt > FIRST_CALL_MAX_AGE_MS
  if (isTooOld) return undefined
  if (call?.received) firstReceivedAt = Math.min(firstReceivedAt, call.received.receivedAt)
  return call?.answer
}

/** After a change, or the end of the session, their responses are outdated. */
export const forgetFirstAnswers = () => globalThis.firstCalls?.clear()
