import type { AnyMachineSnapshot } from 'xstate'
import { edgeOf, possibleIn } from '../paths.ts'
import type { Chart, ViewReport, SampleEvent, View } from '../types.ts'
import { activeNodes, stateOf } from '../xstate.ts'
import type { Step } from './flow.ts'
import { postToParent } from './wire.ts'

/** Reports the machine's steps to the page around; not those before a still view: the chart would jump to the start and back. */
export function progressReporter(chart: Chart, view: View, inputOf: () => unknown, isStill: boolean) {
  let before: AnyMachineSnapshot | null = null
  let isPaused = isStill
  let last: ViewReport | null = null
  let at = ''

  const events = (): Record<string, SampleEvent> => view.events(inputOf() as never) // a view's events match its own input

  /** The sample event for an event the machine received: the same, else one of the same type and on the same edge. */
  const nameOf = (from: AnyMachineSnapshot, event: SampleEvent, edge: string | null) => {
    const alike = Object.entries(events()).filter(
      ([, one]) => one.type === event.type && edgeOf(chart, from, one) === edge,
    )
    const [name] = alike.find(([, one]) => JSON.stringify(one) === JSON.stringify(event)) ?? alike[0] ?? []
    return name ?? event.type
  }

  const report = () => {
    if (last && !isPaused) postToParent({ kind: 'moved', moved: last })
  }
  const resume = () => {
    isPaused = false
    report()
  }

  return {
    /** Records a step of the machine. */
    move: ({ snapshot, event }: Step) => {
      const edge = before ? edgeOf(chart, before, event) : null
      const name = before && edge !== null ? nameOf(before, event, edge) : null
      before = snapshot
      const possible = possibleIn(chart.machine, view, events(), snapshot)
      last = {
        active: activeNodes(snapshot),
        event: name,
        edge,
        possible: possible.map((one) => ({
          event: one,
          edge: edgeOf(chart, snapshot, events()[one] ?? { type: one }),
        })),
      }
      at = stateOf(snapshot)
      report()
    },
    /** Reports only the last step to a view. */
    quietly: async (work: () => Promise<void>) => {
      isPaused = true
      try {
        await work()
      } finally {
        resume()
      }
    },
    /** Reports the current state, and every step from now on. */
    resume,
    /** The state the machine is in. */
    at: () => at,
    /** Whether it is in a state, by the last event of a path to it; null for the state it starts in. */
    isAt: (state: string | null, by: string | null) => at === state && by === (last?.event ?? null),
  }
}
