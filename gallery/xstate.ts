import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { getShortestPaths, getSimplePaths, type StatePath } from 'xstate/graph'
import type { SampleEvent } from './types.ts'

// What XState calls the things inside a machine. All that relies on such names stands here, and is held against running machines by a test.

/** How the events begin that XState itself sends. */
export const SENT = { done: 'xstate.done.actor.', error: 'xstate.error.actor.', snapshot: 'xstate.snapshot.', after: 'xstate.after.', stateDone: 'xstate.done.state.' } as const

/** What an invoked actor tells its machine at its end: by its id, or by where it is invoked. */
export const done = (actor: string, output?: unknown) => ({ type: `${SENT.done}${actor}`, actorId: actor, output })
export const failed = (actor: string, error: unknown) => ({ type: `${SENT.error}${actor}`, actorId: actor, error })
/** An invoked machine has come to a state with that tag. */
export const moved = (actor: string, tag: string) => ({ type: `${SENT.snapshot}${actor}`, snapshot: { hasTag: (one: string) => one === tag } })
/** A delay of a state has passed. */
export const passed = (delay: string, state: string) => ({ type: `${SENT.after}${delay}.${state}` })
/** The actor that a state invokes without an id: the first of them. */
export const invokedIn = (state: string) => `0.${state}`

/** 'paying.checking'; of parallel regions all, with a plus between. */
export const stateOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
    .join('+')

/** Ids of the chart's nodes that are active. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.map(({ id }) => id)

/** The transitions an event takes in a state, guards asked; none where nothing answers it. */
export const takenBy = (machine: AnyStateMachine, state: AnyMachineSnapshot, event: EventObject): AnyTransitionDefinition[] => machine.getTransitionData(state, event)

/** A failed actor of the past cannot fail again; XState takes such an event for an error that nobody handles. */
export const canCome = (state: AnyMachineSnapshot, event: EventObject): boolean =>
  !event.type.startsWith(SENT.error) || ('actorId' in event && String(event.actorId) in state.children)

/** The actors begun by a transition's actions. */
export const begunBy = (actions: readonly { type: string; params?: unknown }[]): string[] =>
  actions.flatMap(({ type, params }) => (type === 'xstate.spawnChild' ? [(params as { src: string }).src] : [])) // as XState writes that action

/** One event of a machine, and what came of it. */
export interface Step {
  before: AnyMachineSnapshot
  event: SampleEvent
  after: AnyMachineSnapshot
}

interface Travel {
  input?: unknown
  /** Those that are to be thought of in a state. */
  events: (state: AnyMachineSnapshot) => readonly EventObject[]
  /** What tells two states apart. */
  key: (state: AnyMachineSnapshot) => unknown
}

/** The graph's types know only the events a user sends; the others are the machine's own. */
const options = ({ input, events, key }: Travel) => ({
  input,
  events: (state: AnyMachineSnapshot) => events(state).filter((event) => canCome(state, event)) as never,
  serializeState: (state: AnyMachineSnapshot) => JSON.stringify(key(state)),
})

/** Its first step is that of beginning. */
const stepsOf = ({ steps }: StatePath<AnyMachineSnapshot, SampleEvent>): Step[] =>
  steps.slice(1).map(({ event, state }, index) => ({ before: steps[index]?.state ?? state, event, after: state }))

const walked = (paths: readonly unknown[]) =>
  (paths as StatePath<AnyMachineSnapshot, SampleEvent>[]).map((path) => ({ state: path.state, steps: stepsOf(path) })) // of any machine

/** All ways from the beginning to each state that come by no state twice. */
export const simplePaths = (machine: AnyStateMachine, travel: Travel) => walked(getSimplePaths(machine, options(travel)))
/** A shortest way to each state, the shortest first. */
export const shortestPaths = (machine: AnyStateMachine, travel: Travel) =>
  walked(getShortestPaths(machine, options(travel))).toSorted((a, b) => a.steps.length - b.steps.length)
