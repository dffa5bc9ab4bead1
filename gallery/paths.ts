import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import type { At } from './address.ts'
import { eventCaption } from './chart/names.ts'
import { edgeId } from './chart/read.ts'
import type { Chart, ChartNode, SampleEvent, View } from './types.ts'
import { canCome, shortestPaths, stateOf, takenBy } from './xstate.ts'

export interface Step {
  /** The sample event's id. */
  event: string
  /** The event with the chart's text; with the view's, if several of its events take the same edge. */
  title: string
  /** The chart's edge it takes; null where the chart has none. */
  edge: string | null
  /** Where it leads. */
  state: string
}

/** A shortest way to a state, by its last event. */
export interface Path {
  state: string
  /** Id of the last event; null for the initial state. */
  by: string | null
  steps: Step[]
  /** Equal for paths to the same view: the state, and the key of its view. */
  viewKey: string
}

/** The sample events possible in a state. */
export const possibleIn = (
  machine: AnyStateMachine,
  view: View,
  events: Record<string, SampleEvent>,
  state: AnyMachineSnapshot,
): string[] =>
  Object.entries(events)
    .filter(
      ([name, event]) =>
        canCome(state, event) && (view.when?.[name]?.(state) ?? true) && takenBy(machine, state, event).length > 0,
    )
    .map(([name]) => name)

/** The edge an event takes in a state; null if nothing handles it. */
export function edgeOf({ machine }: Chart, state: AnyMachineSnapshot, event: SampleEvent): string | null {
  const [taken] = takenBy(machine, state, event)
  return taken ? edgeId(taken) : null
}

const cache = new WeakMap<View, Map<unknown, Path[]>>()

/** The shortest paths to every state, one for each possible last event; the shortest of a state first. Cached: some machines have many. */
export function pathsOf(chart: Chart, view: View, input: unknown): Path[] {
  const ofView = cache.get(view) ?? new Map<unknown, Path[]>()
  const paths = ofView.get(input) ?? findPaths(chart, view, input)
  cache.set(view, ofView.set(input, paths))
  return paths
}

function findPaths(chart: Chart, view: View, input: unknown): Path[] {
  const { machine } = chart
  const events = view.events(input as never) // a view's events match its own input
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]))
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, view.key?.(context as never) ?? null])
  const possible = (state: AnyMachineSnapshot) =>
    possibleIn(machine, view, events, state).flatMap((name) => events[name] ?? [])
  const shortest = shortestPaths(machine, { input, events: possible, key: keyOf })
  const stepOf = (before: AnyMachineSnapshot, event: SampleEvent, after: AnyMachineSnapshot): Step => {
    const name = names.get(event) ?? ''
    return { event: name, title: name, edge: edgeOf(chart, before, event), state: stateOf(after) }
  }
  const found = new Map<string, Path>()
  const keep = (steps: Step[], here: AnyMachineSnapshot) => {
    const path = { state: stateOf(here), by: steps.at(-1)?.event ?? null, steps, viewKey: keyOf(here) }
    const name = `${path.state} by ${path.by}`
    if ((found.get(name)?.steps.length ?? Number.POSITIVE_INFINITY) > steps.length) found.set(name, path)
  }
  for (const { steps, state: here } of shortest) {
    const taken = steps.map(({ before, event, after }) => stepOf(before, event, after))
    if (taken.length === 0) keep([], here)
    for (const event of possible(here)) {
      const [after] = transition(machine, here, event)
      keep([...taken, stepOf(here, event, after)], after)
    }
  }
  return withTitles(chart, [...found.values()]).toSorted((a, b) => a.steps.length - b.steps.length)
}

/** The way to the initial state, in words. */
export const START = 'At the start'

/** The last step of a path in words; null for the initial state. */
export const wayTitle = ({ steps }: Path): string | null => steps.at(-1)?.title ?? null

function withTitles({ edges }: Chart, paths: Path[]): Path[] {
  const takers = new Map<string | null, Set<string>>()
  for (const { edge, event } of paths.flatMap(({ steps }) => steps))
    takers.set(edge, (takers.get(edge) ?? new Set()).add(event))
  const titleOf = ({ edge, event }: Step) => {
    const description = takers.get(edge)?.size === 1 ? edges.find(({ id }) => id === edge)?.description : null
    return description?.replace(/\.$/, '') ?? eventCaption(event)
  }
  return paths.map((path) => ({ ...path, steps: path.steps.map((step) => ({ ...step, title: titleOf(step) })) }))
}

/** The scene for a state: the requested one, else the first in which it is reachable, by the event if there is one. */
export function sceneOf(chart: Chart, view: View, requested: string | null, { state, by }: At): string {
  const names = Object.keys(view.scenes)
  const [first = ''] = names
  if (requested !== null && names.includes(requested)) return requested
  const sceneWith = (isIt: (path: Path) => boolean) =>
    names.find((name) => pathsOf(chart, view, view.scenes[name]?.input).some(isIt))
  const isThere = (path: Path) => path.state === state
  return sceneWith((path) => isThere(path) && path.by === by) ?? sceneWith(isThere) ?? first
}

/** The paths in one scene; if none is requested, in the first, plus those of other scenes to further states and by further events. */
export function pathsIn(chart: Chart, view: View, requested: string | null): Path[] {
  const named = requested === null ? undefined : view.scenes[requested]
  if (named) return pathsOf(chart, view, named.input)
  const paths = Object.values(view.scenes).flatMap(({ input }) => pathsOf(chart, view, input))
  return paths.filter(
    (one, index) => paths.findIndex(({ state, by }) => state === one.state && by === one.by) === index,
  )
}

/** The path a view is shown by: to its state by the requested event, else the shortest. */
export const pathTo = (paths: readonly Path[], state: string | null, by: string | null): Path | undefined =>
  state === null
    ? paths[0]
    : (paths.find((path) => path.state === state && path.by === by) ?? paths.find((path) => path.state === state))

/** The shortest path to each distinct view. */
export const distinctViews = (paths: readonly Path[]): Path[] =>
  paths.filter((path, index) => paths.findIndex(({ viewKey }) => viewKey === path.viewKey) === index)

/** The leaf states. */
export const leavesOf = ({ nodes }: Pick<Chart, 'nodes'>): ChartNode[] =>
  nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')

/** Those that are not left immediately. */
export function restingStates({ nodes, edges }: Chart): string[] {
  const isTransient = (id: string) =>
    edges.some(({ source, trigger, guard }) => source === id && trigger.kind === 'always' && guard === null)
  return leavesOf({ nodes }).flatMap(({ id, path }) => (isTransient(id) ? [] : path))
}
