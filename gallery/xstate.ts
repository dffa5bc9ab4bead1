import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { getShortestPaths, getSimplePaths, type StatePath } from 'xstate/graph'
import type { SampleEvent } from './types.ts'

// XState's internal names. Everything that relies on them is here.

/** Prefixes of the events that XState itself sends. */
export const SENT = {
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
  snapshot: 'xstate.snapshot.',
  after: 'xstate.after.',
} as const

/** The final event of an invoked actor, named by its id or by the state that invokes it. */
export const done = (actor: string, output?: unknown) => ({ type: `${SENT.done}${actor}`, actorId: actor, output })
export const failed = (actor: string, error: unknown) => ({ type: `${SENT.error}${actor}`, actorId: actor, error })
/** An invoked machine entered a state with that tag. */
export const moved = (actor: string, tag: string) => ({
  type: `${SENT.snapshot}${actor}`,
  snapshot: { hasTag: (one: string) => one === tag },
})
/** A delay of a state has passed. */
export const passed = (delay: string, state: string) => ({ type: `${SENT.after}${delay}.${state}` })
/** Id of the first actor that a state invokes without an id. */
export const invokedIn = (state: string) => `0.${state}`

/** The current state: 'paying.checking'. */
export const stateOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes.find(({ type }) => type === 'atomic' || type === 'final')?.path.join('.') ?? ''

/** Ids of the chart's nodes that are active. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.map(({ id }) => id)

/** The transitions an event takes in a state, guards included; empty if nothing handles it. */
export const takenBy = (
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): AnyTransitionDefinition[] => machine.getTransitionData(state, event)

/** Whether an event is possible. XState treats the error of an actor that has stopped as unhandled. */
export const canCome = (state: AnyMachineSnapshot, event: EventObject): boolean =>
  !event.type.startsWith(SENT.error) || ('actorId' in event && String(event.actorId) in state.children)

/** The actors started by a transition's actions. */
export const startedBy = (actions: readonly { type: string; params?: unknown }[]): string[] =>
  actions.flatMap(({ type, params }) => (type === 'xstate.spawnChild' ? [(params as { src: string }).src] : [])) // as XState writes that action

/** One event of a machine, and its states before and after. */
export interface Step {
  before: AnyMachineSnapshot
  event: SampleEvent
  after: AnyMachineSnapshot
}

interface Travel {
  input?: unknown
  /** The events to try in a state. */
  events: (state: AnyMachineSnapshot) => readonly EventObject[]
  /** Identifies a state. */
  key: (state: AnyMachineSnapshot) => unknown
}

/** The graph's types include only external events. */
const options = ({ input, events, key }: Travel) => ({
  input,
  events: (state: AnyMachineSnapshot) => events(state).filter((event) => canCome(state, event)) as never,
  serializeState: (state: AnyMachineSnapshot) => JSON.stringify(key(state)),
})

/** Drops the first step, the machine's start. */
const stepsOf = ({ steps }: StatePath<AnyMachineSnapshot, SampleEvent>): Step[] =>
  steps.slice(1).map(({ event, state }, index) => ({ before: steps[index]?.state ?? state, event, after: state }))

const walked = (paths: readonly unknown[]) =>
  (paths as StatePath<AnyMachineSnapshot, SampleEvent>[]).map((path) => ({ state: path.state, steps: stepsOf(path) })) // of any machine

/** All paths to each state that visit no state twice. */
export const simplePaths = (machine: AnyStateMachine, travel: Travel) =>
  walked(getSimplePaths(machine, options(travel)))
/** A shortest path to each state, the shortest first. */
export const shortestPaths = (machine: AnyStateMachine, travel: Travel) =>
  walked(getShortestPaths(machine, options(travel))).toSorted((a, b) => a.steps.length - b.steps.length)
