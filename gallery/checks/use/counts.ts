import type { Weighed } from './median.ts'
import type { Transition, UseFile } from './file/useFile.ts'

/** What was counted: a state of a machine, or a transition. */
export type Subject = { machine: string; state: string } | ({ machine: string } & Pick<Transition, 'source' | 'event' | 'target' | 'guard'>)

export interface Counted {
  subject: Subject
  count: number
  /** One per file that knows it. */
  medians: readonly Weighed[]
}

/** The counts of one or several files. */
export interface Counts {
  all: ReadonlyMap<string, Counted>
  /** Machines whose transitions were counted too: only of these can be said that one was never taken. */
  withTransitions: ReadonlySet<string>
}

export const NOTHING: Counts = { all: new Map(), withTransitions: new Set() }

const keyOf = (subject: Subject) =>
  JSON.stringify('state' in subject ? [subject.machine, subject.state] : [subject.machine, subject.source, subject.event, subject.target, subject.guard ?? null])

const together = (one: Counted | undefined, other: Counted): Counted =>
  one ? { ...one, count: one.count + other.count, medians: [...one.medians, ...other.medians] } : other

function sum(counted: Iterable<Counted>): Map<string, Counted> {
  const all = new Map<string, Counted>()
  for (const one of counted) all.set(keyOf(one.subject), together(all.get(keyOf(one.subject)), one))
  return all
}

const countedOf = (subject: Subject, { count, medianMs }: { count: number; medianMs?: number | undefined }): Counted => ({
  subject,
  count,
  medians: medianMs === undefined || count === 0 ? [] : [{ count, medianMs }],
})

export function countsOf({ machines }: UseFile): Counts {
  const entries = Object.entries(machines)
  const counted = entries.flatMap(([machine, { states, transitions = [] }]) => [
    ...Object.entries(states).map(([state, visits]) => countedOf({ machine, state }, visits)),
    ...transitions.map(({ source, event, target, guard, ...taken }) => countedOf({ machine, source, event, target, ...(guard !== undefined && { guard }) }, taken)),
  ])
  return { all: sum(counted), withTransitions: new Set(entries.flatMap(([machine, { transitions }]) => (transitions ? [machine] : []))) }
}

/** Counts add up; the medians of each file are kept beside each other. */
export const addCounts = (one: Counts, other: Counts): Counts => ({
  all: sum([...one.all.values(), ...other.all.values()]),
  withTransitions: new Set([...one.withTransitions, ...other.withTransitions]),
})

export const sumOf = (files: readonly UseFile[]): Counts => files.map(countsOf).reduce(addCounts, NOTHING)
