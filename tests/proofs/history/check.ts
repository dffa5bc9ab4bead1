import type { Confirmation, History, JournalledChange, ShownStates } from './history.ts'

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
  // If it is unknown which of them an entry belongs to, the last outcome counts for all.
  if (one.journalled === null)
    return later.length === 0 && journal.some((made) => made.outcome === 'ok' && nameOf(made) === nameOf(one))
  const until = Math.min(journal.length, ...later.flatMap(({ journalled }) => journalled ?? []))
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
