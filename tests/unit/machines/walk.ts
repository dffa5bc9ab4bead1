import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition, transition } from 'xstate'
import { eventEdges } from '../../../gallery/chart/read.ts'
import type { SampleEvent, View } from '../../../gallery/types.ts'
import { startedBy, canCome, type Step as Move, takenBy } from '../../../gallery/xstate.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { random } from '../../proofs/simulation/random.ts'

/** Every event that can be sent to a machine, from the samples of gallery and browser tests; equal events once. */
export const eventsOf = ({ scenes, events }: View): EventObject[] => {
  const all = Object.values(scenes).flatMap(({ input }) => Object.values(events(input as never))) // a view's events are about its own input
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()]
}

export interface Step extends Move {
  /** Actors started by this step. */
  begun: string[]
}

/** The same throws for the same seed. */
export function dice(seed: number) {
  const roll = random(seed)
  return (sides: number) => (roll() * 2 ** 32) % sides
}

/** A machine's state after these events, and the actions taken on the way. */
export function run(machine: AnyStateMachine, input: unknown, ...events: readonly SampleEvent[]) {
  const [start, actions] = initialTransition(machine, input)
  let state: AnyMachineSnapshot = start
  const taken: { type: string; params?: unknown }[] = [...actions]
  for (const event of events) {
    const [next, more] = transition(machine, state, event)
    state = next
    taken.push(...more)
  }
  return { state, actions: taken }
}

interface Walks {
  machine: AnyStateMachine
  input?: unknown
  /** Those of its view, and others, in any order at any time. */
  events: readonly EventObject[]
  /** Called with every step of a sequence; throws if an invariant is violated. */
  follow: () => (step: Step) => void
}

const SEQUENCES = size(4_000, 10_000)
const MOST_EVENTS = 30
/** More than any machine has by its `key`. */
const MOST_STATES = 1_000

/** A machine's transitions, cached: they are pure, and walks visit the same states repeatedly. */
function chart(machine: AnyStateMachine) {
  const states = new Map<string, AnyMachineSnapshot>()
  const known = new Map<AnyMachineSnapshot, Map<EventObject, Step>>()

  return (from: AnyMachineSnapshot, event: EventObject): Step => {
    const steps = known.get(from) ?? new Map<EventObject, Step>()
    known.set(from, steps)
    const step = steps.get(event)
    if (step) return step
    const [next, actions] = transition(machine, from, event)
    const name = JSON.stringify([next.value, next.status, next.context])
    const after = states.get(name) ?? next
    states.set(name, after)
    const taken = { before: from, event, after, begun: startedBy(actions) }
    steps.set(event, taken)
    return taken
  }
}

/** Runs random sequences of events; fails if they do not take every transition. */
export function walk({ machine, input, events, follow }: Walks) {
  const roll = dice(20_261_121)
  const take = chart(machine)
  const edges = eventEdges(machine)
  const taken = new Set<unknown>()
  const [start] = initialTransition(machine, input)
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const check = follow()
    let here: AnyMachineSnapshot = start
    for (let step = 0; step < MOST_EVENTS && here.status === 'active'; step += 1) {
      const event = events[roll(events.length)]!
      if (!canCome(here, event)) continue
      const step = take(here, event)
      if (step.after.status === 'error') throw step.after.error
      for (const edge of takenBy(machine, here, event)) taken.add(edge)
      check(step)
      here = step.after
    }
  }
  const untaken = [...edges].filter(([edge]) => !taken.has(edge)).map(([, name]) => name)
  if (untaken.length > 0) throw new Error(`never taken: ${untaken.join(', ')}`)
}

/** The reachable states, distinguished by `key`, from which no events reach an end. */
export function stuck(
  { machine, input, events, key }: Omit<Walks, 'follow'> & { key: (state: AnyMachineSnapshot) => unknown },
  isEnd: (state: AnyMachineSnapshot) => boolean,
): string[] {
  const [start] = initialTransition(machine, input)
  const nameOf = (state: AnyMachineSnapshot) => JSON.stringify(key(state))
  const reached = new Map([[nameOf(start), start]])
  /** By its target. */
  const from = new Map<string, Set<string>>()
  for (const [name, state] of reached) {
    if (reached.size > MOST_STATES) throw new Error('states without end')
    for (const event of events.filter((one) => canCome(state, one))) {
      const [next] = transition(machine, state, event)
      if (!reached.has(nameOf(next))) reached.set(nameOf(next), next)
      from.set(nameOf(next), (from.get(nameOf(next)) ?? new Set()).add(name))
    }
  }
  const out = new Set([...reached].flatMap(([name, state]) => (isEnd(state) ? [name] : [])))
  for (const name of out) for (const before of from.get(name) ?? []) out.add(before)
  return [...reached.keys()].filter((name) => !out.has(name))
}
