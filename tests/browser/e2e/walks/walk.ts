import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { eventEdges } from '../../../../gallery/chart/read.ts'
import { possibleIn } from '../../../../gallery/paths.ts'
import type { SampleEvent, View } from '../../../../gallery/types.ts'
import { simplePaths, stateOf, takenBy } from '../../../../gallery/xstate.ts'
import { expect, test } from '../support/exchange.ts'

/** One event of a machine, and its target state. */
export interface Taken {
  before: AnyMachineSnapshot
  event: SampleEvent
  after: AnyMachineSnapshot
}

/** Causes an event in the browser: a click, a key press, or a response. */
type Does<Stage> = (stage: Stage, taken: Taken) => Promise<unknown>
/** `when`: the states in which a browser can cause it, if fewer than in the view. */
export type Deed<Stage> = Does<Stage> | { when: (state: AnyMachineSnapshot) => boolean; does: Does<Stage> }

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
  deeds: Record<string, Deed<Stage>>
  shows: Record<string, (stage: Stage, state: AnyMachineSnapshot) => Promise<unknown>>
  /** Transitions that cannot be caused in a browser, by name, with the reason. */
  never?: Record<string, string>
}

interface Step extends Taken {
  /** The event's name. */
  deed: string
}
export type Way = readonly Step[]

/** A submission turns every failure into an outcome, so it never throws. */
const SUBMISSION_BREAKS = / on xstate\.error\.actor\.submission$/

/**
 * Paths to test: enough simple paths of the machine (and, for events that return to the same state, the shortest path plus the
 * event) to reach every state and take every transition by every action that can cause it. tests/unit/machines tests all paths
 * without a browser.
 */
export function waysThrough<Stage>({ machine, view, scene, more, key = view.key, deeds, shows, never = {} }: Walk<Stage>): Way[] {
  const input = view.scenes[scene]?.input
  const events: Record<string, SampleEvent> = { ...view.events(input as never), ...more } // a view's events are about its own input
  expect(Object.keys(deeds).filter((name) => !(name in events)), `deeds of “${machine.id}” that are no event of its view`).toEqual([])
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]))
  const nameOf = (event: SampleEvent) => names.get(event) ?? event.type
  const canDo = (deed: Deed<Stage> | undefined, state: AnyMachineSnapshot) => deed !== undefined && (typeof deed === 'function' || deed.when(state))
  const possible = (state: AnyMachineSnapshot): SampleEvent[] =>
    possibleIn(machine, view, events, state).flatMap((name) => (canDo(deeds[name], state) ? (events[name] ?? []) : []))
  const simple = simplePaths(machine, { input, events: possible, key: ({ value, context }) => [value, key?.(context as never)] })
  const ways: Way[] = simple.map(({ steps }) => steps.map((step) => ({ ...step, deed: nameOf(step.event) }))).toSorted((a, b) => a.length - b.length)

  const all = eventEdges(machine)
  const left = new Map(all)
  for (const [one, name] of left) if (name in never || SUBMISSION_BREAKS.test(name)) left.delete(one)
  const strike = (step: Step) => takenBy(machine, step.before, step.event).filter((one) => left.delete(one)).length
  for (const step of ways.flat()) strike(step)
  for (const { steps, state: here } of simple.toSorted((a, b) => a.steps.length - b.steps.length)) {
    const way = ways.find((one) => one.length === steps.length && one.at(-1)?.after === here) ?? []
    for (const event of possible(here)) {
      const [after] = transition(machine, here, event)
      const step = { deed: nameOf(event), before: here, event, after }
      if (strike(step) > 0) ways.push([...way, step])
    }
  }
  expect([...left.values()], `transitions of “${machine.id}” that nothing walks`).toEqual([])
  const states = new Set(ways.flat().map(({ after }) => stateOf(after)))
  expect([...states].filter((name) => !(name in shows)), `states of “${machine.id}” without a look`).toEqual([])
  const walked = new Set(ways.flat().map(({ deed }) => deed))
  expect(Object.keys(deeds).filter((name) => !walked.has(name)), `deeds of “${machine.id}” that lead nowhere`).toEqual([])

  // One transition may be triggered by several actions, and followed by several states: each counts.
  const marks = ({ before, event, deed, after }: Step) => [stateOf(after), ...takenBy(machine, before, event).map((one) => `${all.get(one)} by ${deed}`)]
  const wanted = new Set(ways.flat().flatMap(marks))
  const cover: Way[] = []
  for (;;) {
    // The fewest steps per new transition; paths are sorted, so the shortest of equals.
    const best = ways.reduce<{ way: Way; worth: number } | null>((chosen, way) => {
      const worth = [...new Set(way.flatMap(marks))].filter((mark) => wanted.has(mark)).length / (way.length + 2)
      return worth > (chosen?.worth ?? 0) ? { way, worth } : chosen
    }, null)
    if (!best) return cover
    cover.push(best.way)
    for (const mark of best.way.flatMap(marks)) wanted.delete(mark)
  }
}

/** Runs one path: performs its actions, and checks the screen in every state. */
export async function walkWay<Stage>({ shows, deeds }: Walk<Stage>, way: Way, stage: Stage) {
  const start = way[0]?.before
  if (start) await shows[stateOf(start)]?.(stage, start)
  for (const step of way)
    await test.step(`${step.deed} → ${stateOf(step.after)}`, async () => {
      const deed = deeds[step.deed]
      await (typeof deed === 'function' ? deed(stage, step) : deed?.does(stage, step))
      await shows[stateOf(step.after)]?.(stage, step.after)
    })
}
