/** What a trader can be told of a change. `open`: that nobody knows, and that it is for them to look. `gone`: that there is nothing left to change, whoever did it. */
export type Told = 'done' | 'refused' | 'notArrived' | 'unknown' | 'open' | 'gone'

/** One confirmation by a trader. */
export interface Asked {
  tab: string
  /** Path and body, as they went out. */
  what: string
  /** Its Idempotency-Key, if keys are sent. */
  key: string | null
  /** The step of the history in which it was asked for; a step has one thing. */
  at: number
  /** The step in which it was no longer on its way; null: not within the history. */
  endedAt: number | null
  /** The number of the journal's entries when it was asked for; null: not known. */
  journalled: number | null
  /** What they were told of it, in order. */
  told: readonly Told[]
  /** The tab was left or the session ended before they could be told. */
  isCutOff: boolean
  /** What was asked for is so in the end, whoever brought it about: a position that its stop loss has closed is closed. */
  isSo: boolean
}

/** One change as the exchange has noted it. */
export interface Made {
  what: string
  key: string | null
  /** 'ok', 'again' or the code of the refusal. */
  outcome: string
}

/** What one answer put on a tab's screen: how far each thing has come, by its id. */
export interface Shown {
  tab: string
  of: string
  stages: Readonly<Record<string, number>>
  /** The answer leaves nothing out: what it has not is not there. */
  isWhole: boolean
}

/** What happened in one run, as trader, screen and exchange have it. */
export interface History {
  asked: readonly Asked[]
  journal: readonly Made[]
  shown: readonly Shown[]
}

export const whatOf = (path: string, payload: unknown) => `${path} ${JSON.stringify(payload)}`
