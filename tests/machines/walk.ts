import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type EventObject, initialTransition, transition } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { figure } from '../reliability/figure.ts'

/** What an invoked actor tells its machine, as if it had run. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, actorId: id, error })
/** The submission's answer was lost: its state says `unknown`. */
export const answerLost = (id: string) => ({ type: `xstate.snapshot.${id}`, snapshot: { hasTag: (tag: string) => tag === 'unknown' } })

export interface Step {
  before: AnyMachineSnapshot
  event: EventObject
  after: AnyMachineSnapshot
  /** Actors begun by this step. */
  begun: string[]
}

const spawned = (actions: readonly { type: string; params?: unknown }[]) =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' ? [(params as { src: string }).src] : [],
  )

/** Mulberry32: the same walk for the same seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** A failed actor of the past cannot fail again; xstate takes such an event for an error nobody handles. */
export const canCome = (state: AnyMachineSnapshot, event: EventObject) =>
  !event.type.startsWith('xstate.error.') || ('actorId' in event && String(event.actorId) in state.children)

interface Walks<Input> {
  machine: AnyStateMachine
  input: Input
  /** Every event there is, those of actors too. They come in any order, at any time. */
  events: EventObject[]
  sequences?: number
  length?: number
  /** Told of every step of one sequence; throws where an invariant is broken. */
  follow: () => (step: Step) => void
}

/** A machine's transitions, each computed once: they are pure, and a walk comes by the same states again and again. */
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
    const taken = { before: from, event, after, begun: spawned(actions) }
    steps.set(event, taken)
    return taken
  }
}

/** All that a chart draws as an edge, but for those taken without an event. */
function transitionsOf(machine: AnyStateMachine) {
  const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]
  return nodes(machine.root).flatMap((node) => [...node.transitions.values()].flat())
}

/** Random sequences of events, which must take every transition there is. Answers the states that were seen, so that a test may ask whether all were. */
export function walk<Input>({ machine, input, events, sequences = 10_000, length = 30, follow }: Walks<Input>): Set<string> {
  const roll = dice(20_261_121)
  const take = chart(machine)
  const seen = new Set<AnyMachineSnapshot>()
  const edges = transitionsOf(machine)
  const taken = new Set<unknown>()
  const timers = edges.filter(({ eventType }) => eventType.startsWith('xstate.after.')).map(({ eventType }) => ({ type: eventType }))
  const alphabet = [...events, ...timers]
  const [start] = initialTransition(machine, input)
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const check = follow()
    let here: AnyMachineSnapshot = start
    for (let step = 0; step < length && here.status === 'active'; step += 1) {
      const event = alphabet[roll(alphabet.length)]!
      if (!canCome(here, event)) continue
      const step = take(here, event)
      if (step.after.status === 'error') throw step.after.error
      for (const edge of machine.getTransitionData(here, event)) taken.add(edge)
      check(step)
      here = step.after
      seen.add(here)
    }
  }
  const untaken = edges.filter((edge) => !taken.has(edge)).map(({ source, eventType }) => `${source.id} on ${eventType}`)
  figure('R3', `${machine.id}: random sequences of ${length} events that kept its invariants`, sequences, sequences)
  figure('R3', `${machine.id}: transitions taken by them`, edges.length - untaken.length, edges.length)
  if (untaken.length > 0) throw new Error(`never taken: ${untaken.join(', ')}`)
  return new Set([...seen].map(({ value }) => JSON.stringify(value)))
}

/** All simple paths from the start to every state, told apart by `key`. */
export const paths = <Input>(machine: AnyStateMachine, input: Input, events: EventObject[], key: (state: AnyMachineSnapshot) => unknown) =>
  getSimplePaths(machine, {
    input,
    events: (state) => events.filter((event) => canCome(state as AnyMachineSnapshot, event)),
    serializeState: (state) => JSON.stringify(key(state)),
  })

/** Where one event at a time can lead, until nothing new is reached: whether one of the states asked for is there. */
export function canReach(machine: AnyStateMachine, from: AnyMachineSnapshot, events: EventObject[], isEnd: (state: AnyMachineSnapshot) => boolean): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let state = open.pop(); state; state = open.pop()) {
    const here = state
    if (isEnd(here)) return true
    for (const event of events.filter((one) => canCome(here, one))) {
      const [next] = transition(machine, here, event)
      const name = JSON.stringify(next.value)
      if (!seen.has(name)) open.push(next)
      seen.add(name)
    }
  }
  return false
}
