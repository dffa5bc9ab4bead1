/** Outcomes shown to a trader. `open`: unknown, and left to the trader. `gone`: nothing left to change, regardless of the cause. */
export type ReportedOutcome = 'done' | 'refused' | 'notArrived' | 'unknown' | 'open' | 'gone'

/** One confirmation by a trader. */
export interface Confirmation {
  tab: string
  /** Path and body as sent. */
  what: string
  /** Its Idempotency-Key, if keys are sent. */
  key: string | null
  /** The step of the history in which it was requested; a step has one request. */
  at: number
  /** The step at which it was no longer in flight; null: not within the history. */
  endedAt: number | null
  /** Number of journal entries at the time of the request; null: unknown. */
  journalled: number | null
  /** Outcomes shown, in order. */
  outcomes: readonly ReportedOutcome[]
  /** The tab was closed or the session ended before an outcome was shown. */
  isCutOff: boolean
  /** The request took effect in the end, regardless of the cause: a position closed by its stop loss is closed. */
  tookEffect: boolean
}

/** One change in the exchange's journal. */
export interface JournalledChange {
  what: string
  key: string | null
  /** 'ok', 'again' or the code of the refusal. */
  outcome: string
}

/** States shown in a tab by one response, by id. */
export interface ShownStates {
  tab: string
  of: string
  stages: Readonly<Record<string, number>>
  /** The response is complete: anything missing does not exist. */
  isWhole: boolean
}

/** One run, as seen by trader, screen and exchange. */
export interface History {
  asked: readonly Confirmation[]
  journal: readonly JournalledChange[]
  shown: readonly ShownStates[]
}

export const changeText = (path: string, payload: unknown) => `${path} ${JSON.stringify(payload)}`
