import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { eventEdges } from '../../../../gallery/chart/read.ts'
import { possibleIn } from '../../../../gallery/paths.ts'
import type { SampleEvent, View } from '../../../../gallery/types.ts'
import { simplePaths, stateOf, takenBy } from '../../../../gallery/xstate.ts'
import { expect, test } from '../support/exchange.ts'

/** One event of a machine, and where it leads. */
export interface Taken {
  before: AnyMachineSnapshot
  event: SampleEvent
  after: AnyMachineSnapshot
}

/** What makes an event happen in the browser: a press, a key, or how the exchange answers. */
type Does<Stage> = (stage: Stage, taken: Taken) => Promise<unknown>
/** `when`: the states in which a browser can bring it about, where they are fewer than those its view knows. */
export type Deed<Stage> = Does<Stage> | { when: (state: AnyMachineSnapshot) => boolean; does: Does<Stage> }

/** A machine, walked on the screen: the events of its view as deeds, its states as what the trader sees. */
export interface Walk<Stage> {
  machine: AnyStateMachine
  view: View
  /** One of the view's scenes: what the machine begins with. */
  scene: string
  /** Events that no view shows. */
  more?: Record<string, SampleEvent>
  /** What tells states of one name apart, where it is less than what the view does. */
  key?: View['key']
  /** By the names of the events. */
  deeds: Record<string, Deed<Stage>>
  shows: Record<string, (stage: Stage, state: AnyMachineSnapshot) => Promise<unknown>>
  /** Transitions that no browser can be brought to take, by their names, with the reason. */
  never?: Record<string, string>
}

interface Step extends Taken {
  /** The event's name. */
  deed: string
}
export type Way = readonly Step[]

/** A submission turns every failure into an outcome: no browser can break it. */
const SUBMISSION_BREAKS = / on xstate\.error\.actor\.submission$/

/**
 * The ways to walk: of all simple paths of the machine, and for what they leave out (an event that leads back to its
 * own state) the shortest way there and the event, as many as reach every state and take every
 * transition by every deed that can. tests/unit/machines walks all of them, without a browser.
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
    // Few steps for what is new; the ways are sorted, so of equals the shortest.
    const best = ways.reduce<{ way: Way; worth: number } | null>((chosen, way) => {
      const worth = [...new Set(way.flatMap(marks))].filter((mark) => wanted.has(mark)).length / (way.length + 2)
      return worth > (chosen?.worth ?? 0) ? { way, worth } : chosen
    }, null)
    if (!best) return cover
    cover.push(best.way)
    for (const mark of best.way.flatMap(marks)) wanted.delete(mark)
  }
}

/** Walks one of them: what it does, and what every state of it shows. */
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
