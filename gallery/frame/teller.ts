import type { AnyMachineSnapshot } from 'xstate'
import { edgeOf, possibleIn } from '../paths.ts'
import type { Chart, Moved, SampleEvent, View } from '../types.ts'
import type { Told } from './flow.ts'
import { activeNodes, stateOf } from '../xstate.ts'
import { told } from './wire.ts'

/**
 * Tells the page around how the machine moves: where it is, what led there, and what can come next.
 * Of a still view nothing before it is there: the chart would jump to the beginning and back.
 */
export function progressReporter(chart: Chart, view: View, inputOf: () => unknown, isStill: boolean) {
  let before: AnyMachineSnapshot | null = null
  let isPaused = isStill
  let last: Moved | null = null
  let at = ''

  const events = (): Record<string, SampleEvent> => view.events(inputOf() as never) // a view's events are about its own input

  /** The sample event that is meant by what the machine was sent: of its type, and by the same edge. */
  const nameOf = (from: AnyMachineSnapshot, event: SampleEvent, edge: string | null) =>
    Object.entries(events()).find(([, one]) => one.type === event.type && edgeOf(chart, from, one) === edge)?.[0] ?? event.type

  const say = () => {
    if (last && !isPaused) told({ kind: 'moved', moved: last })
  }
  const speak = () => {
    isPaused = false
    say()
  }

  return {
    /** The machine has taken a step. */
    move: ({ snapshot, event }: Told) => {
      const edge = before ? edgeOf(chart, before, event) : null
      const name = before && edge !== null ? nameOf(before, event, edge) : null
      before = snapshot
      const possible = possibleIn(chart.machine, view, events(), snapshot)
      last = {
        active: activeNodes(snapshot),
        event: name,
        edge,
        possible: possible.map((one) => ({ event: one, edge: edgeOf(chart, snapshot, events()[one] ?? { type: one }) })),
      }
      at = stateOf(snapshot)
      say()
    },
    /** Steps that only lead to a view are not told; the last of them is. */
    quietly: async (work: () => Promise<void>) => {
      isPaused = true
      try {
        await work()
      } finally {
        speak()
      }
    },
    /** From here on every step is told, and where it is now. */
    speak,
    /** The state the machine is in. */
    at: () => at,
    isAt: (state: string | null, by: string | null) => at === state && (by === null || by === last?.event),
  }
}
