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
  /** Number of journal entries at the time of the request. */
  journalled: number
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

type Rule = 'duplicate' | 'doneNotThere' | 'thereNotDone' | 'readBack' | 'unresolved'

export interface Finding {
  rule: Rule
  text: string
}

/** Identifies a change: by key, or by content if no keys are sent. */
const nameOf = ({ key, what }: Confirmation | JournalledChange) => key ?? what
const end = ({ outcomes }: Confirmation) => outcomes.at(-1) ?? null
const describe = (asked: Confirmation) =>
  `${asked.what}, told ${asked.outcomes.length === 0 ? 'nothing' : asked.outcomes.join(', then ')}`

/** Created twice by the exchange, or sent again while the first was in flight. */
function duplicates({ asked, journal }: History): Finding[] {
  const most = ({ key, what }: JournalledChange) => (key === null ? asked.filter((one) => one.what === what).length : 1)
  const made = Map.groupBy(
    journal.filter(({ outcome }) => outcome === 'ok'),
    nameOf,
  )
  const known = new Set(asked.map(nameOf))
  const twice = [...made].flatMap(([name, [first, ...more]]): Finding[] =>
    first && known.has(name) && more.length >= most(first)
      ? [{ rule: 'duplicate', text: `made ${more.length + 1} times: ${first.what}` }]
      : [],
  )
  const wasOut = (earlier: Confirmation, later: Confirmation) =>
    earlier.tab === later.tab &&
    earlier.what === later.what &&
    earlier.at < later.at &&
    (earlier.endedAt === null || earlier.endedAt > later.at)
  const again = asked
    .filter((later) => asked.some((earlier) => wasOut(earlier, later)))
    .map(({ what }): Finding => ({
      rule: 'duplicate',
      text: `asked for again while the first was on its way: ${what}`,
    }))
  return [...twice, ...again]
}

/** Whether the exchange applied a confirmation: of several with one name, each owns the journal's entries up to the next one. */
function isMade(one: Confirmation, { asked, journal }: History): boolean {
  const later = asked.filter((other) => nameOf(other) === nameOf(one) && other.at > one.at)
  const until = Math.min(journal.length, ...later.map(({ journalled }) => journalled))
  return journal.slice(one.journalled, until).some((made) => made.outcome === 'ok' && nameOf(made) === nameOf(one))
}

function wrongWords(history: History): Finding[] {
  // An equal change made by another device is indistinguishable from one's own.
  const made = new Set(history.journal.filter(({ outcome }) => outcome === 'ok').map(({ what }) => what))
  return history.asked.flatMap((one): Finding[] => {
    if (end(one) === 'done' && !made.has(one.what) && !one.tookEffect)
      return [{ rule: 'doneNotThere', text: describe(one) }]
    if ((end(one) === 'refused' || end(one) === 'notArrived') && isMade(one, history))
      return [{ rule: 'thereNotDone', text: describe(one) }]
    if ((end(one) === 'unknown' || end(one) === null) && !one.isCutOff)
      return [{ rule: 'unresolved', text: describe(one) }]
    return []
  })
}

/** A tab shows an older state after a newer one. */
function readsBack({ shown }: History): Finding[] {
  const seen = new Map<string, Map<string, number>>()
  return shown.flatMap(({ tab, of, stages, isWhole }: ShownStates): Finding[] => {
    const name = `${of} in ${tab}`
    const before = seen.get(name) ?? new Map<string, number>()
    seen.set(name, before)
    const back = [...before].flatMap(([id, stage]): Finding[] => {
      const now = stages[id]
      if (now === undefined) return isWhole ? [{ rule: 'readBack', text: `${name}: ${id} is gone that was there` }] : []
      return now < stage ? [{ rule: 'readBack', text: `${name}: ${id} is back at ${now} from ${stage}` }] : []
    })
    for (const [id, stage] of Object.entries(stages)) before.set(id, stage)
    return back
  })
}

/** All violations in a history; empty if it is correct. Reliability A1, A2, B1. */
export const check = (history: History): Finding[] => [
  ...duplicates(history),
  ...wrongWords(history),
  ...readsBack(history),
]
