import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { eventEdges } from '../../../../gallery/chart/read.ts'
import { possibleIn } from '../../../../gallery/paths.ts'
import type { SampleEvent, View } from '../../../../gallery/types.ts'
import { simplePaths, stateOf, type Step as Taken, takenBy } from '../../../../gallery/xstate.ts'
import { isNight } from '../../../night.ts'
import { expect, test } from '../support/exchange.ts'

/** Causes an event in the browser: a click, a key press, or a response. */
type Does<Stage> = (stage: Stage, taken: Taken) => Promise<unknown>
/** `when`: the states in which a browser can cause it, if fewer than in the view. */
export type Action<Stage> = Does<Stage> | { when: (state: AnyMachineSnapshot) => boolean; does: Does<Stage> }

/** A machine tested on screen: its events as user actions, its states as what the trader sees. */
export interface Walk<Stage> {
  machine: AnyStateMachine
  view: View
  /** One of the view's scenes: the machine's input. */
  scene: string
  /** Events that no view shows. */
  more?: Record<string, SampleEvent>
  /** Distinguishes states of the same name, if less strictly than the view. */
  key?: View['key']
  /** By event name. */
  actions: Record<string, Action<Stage>>
  shows: Record<string, (stage: Stage, state: AnyMachineSnapshot) => Promise<unknown>>
  /** Transitions that cannot be caused in a browser, by name, with the reason. */
  never?: Record<string, string>
}

interface Step extends Taken {
  /** The event's name. */
  action: string
}
export type Path = readonly Step[]

/** A submission turns every failure into an outcome, so it never throws. */
const SUBMISSION_BREAKS = / on xstate\.error\.actor\.submission$/

/**
 * Paths to test: enough simple paths of the machine (and, for events that return to the same state, the shortest path plus the
 * event) to reach every outcome, that is every state in which nothing is under way, by its kind. By night: to reach every state,
 * and take every transition by every action that can cause it. tests/unit/machines takes each in random walks, without a browser.
 */
export function pathsToTest<Stage>({
  machine,
  view,
  scene,
  more,
  key = view.key,
  actions,
  shows,
  never = {},
}: Walk<Stage>): Path[] {
  const input = view.scenes[scene]?.input
  const events: Record<string, SampleEvent> = { ...view.events(input as never), ...more } // a view's events are about its own input
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]))
  const nameOf = (event: SampleEvent) => names.get(event) ?? event.type
  const canDo = (action: Action<Stage> | undefined, state: AnyMachineSnapshot) =>
    action !== undefined && (typeof action === 'function' || action.when(state))
  const possible = (state: AnyMachineSnapshot): SampleEvent[] =>
    possibleIn(machine, view, events, state).flatMap((name) =>
      canDo(actions[name], state) ? (events[name] ?? []) : [],
    )
  const simple = simplePaths(machine, {
    input,
    events: possible,
    key: ({ value, context }) => [value, key?.(context as never)],
  })
  const ways: Path[] = simple
    .map(({ steps }) => steps.map((step) => ({ ...step, action: nameOf(step.event) })))
    .toSorted((a, b) => a.length - b.length)

  const all = eventEdges(machine)
  const left = new Map(all)
  for (const [one, name] of left) if (name in never || SUBMISSION_BREAKS.test(name)) left.delete(one)
  const strike = (step: Step) => takenBy(machine, step.before, step.event).filter((one) => left.delete(one)).length
  for (const step of ways.flat()) strike(step)
  for (const { steps, state: here } of simple.toSorted((a, b) => a.steps.length - b.steps.length)) {
    const way = ways.find((one) => one.length === steps.length && one.at(-1)?.after === here) ?? []
    for (const event of possible(here)) {
      const [after] = transition(machine, here, event)
      const step = { action: nameOf(event), before: here, event, after }
      if (strike(step) > 0) ways.push([...way, step])
    }
  }
  expect([...left.values()], `transitions of “${machine.id}” that no path takes`).toEqual([])
  const states = new Set(ways.flat().map(({ after }) => stateOf(after)))
  expect(
    [...states].filter((name) => !(name in shows)),
    `states of “${machine.id}” without a check`,
  ).toEqual([])
  const walked = new Set(ways.flat().map(({ action }) => action))
  expect(
    Object.keys(actions).filter((name) => !walked.has(name)),
    `actions of “${machine.id}” that no path contains`,
  ).toEqual([])

  // One transition may be triggered by several actions, and followed by several states: each counts.
  const transitions = ({ before, event, action, after }: Step) => [
    stateOf(after),
    ...takenBy(machine, before, event).map((one) => `${all.get(one)} by ${action}`),
  ]
  // The order form is ready in the same state after every outcome.
  const outcomeOf = (state: AnyMachineSnapshot) =>
    `${stateOf(state)} ${state.hasTag('ready') ? state.context.outcome?.kind : ''}`
  const start = outcomeOf(initialTransition(machine, input)[0])
  const outcomes = ({ after }: Step) =>
    after.hasTag('underWay') || outcomeOf(after) === start ? [] : [outcomeOf(after)]
  return shortestTo(
    isNight ? transitions : outcomes,
    ways.toSorted((a, b) => a.length - b.length),
  )
}

/** Of paths in the order of their length, the shortest to each mark, but those that a longer one of them replaces. */
function shortestTo(marks: (step: Step) => string[], ways: readonly Path[]): Path[] {
  const reached = new Set<string>()
  const isNew = (way: Path) => {
    const fresh = way.flatMap(marks).filter((mark) => !reached.has(mark))
    for (const mark of fresh) reached.add(mark)
    return fresh.length > 0
  }
  const shortest = ways.filter(isNew)
  reached.clear()
  return shortest.toReversed().filter(isNew)
}

/** Runs one path: performs its actions, and checks the screen in every state. */
export async function walkPath<Stage>({ shows, actions }: Walk<Stage>, way: Path, stage: Stage) {
  const start = way[0]?.before
  if (start) await shows[stateOf(start)]?.(stage, start)
  for (const step of way)
    await test.step(`${step.action} → ${stateOf(step.after)}`, async () => {
      const action = actions[step.action]
      await (typeof action === 'function' ? action(stage, step) : action?.does(stage, step))
      await shows[stateOf(step.after)]?.(stage, step.after)
    })
}
