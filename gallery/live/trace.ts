import { type AnyStateMachine, type EventObject, type StateValue, transition } from 'xstate'
import * as z from '../../src/api/zod.ts'
import { FlowState, Step } from './step.ts'
import { revive } from './plain.ts'
import { runsOf } from './flowState.ts'

/** The saved steps of one flow, without pay codes and tokens. */
export const Trace = z.object({
  trace: z.literal(1),
  /** The machine's id. */
  machine: z.string(),
  start: FlowState,
  steps: z.array(Step),
})
export type Trace = z.output<typeof Trace>

/** Null if the text is not a saved trace. */
export function readTrace(text: string): Trace | null {
  try {
    return Trace.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A saved state as a snapshot of the machine. Throws if the machine no longer has that state. */
export const snapshotOf = (machine: AnyStateMachine, { value, context }: FlowState) =>
  machine.resolveState({ value: value as StateValue, context: revive(context) }) // checked by resolveState

/** The event as the machine received it. */
export const eventOf = ({ event }: Step) => revive(event) as EventObject // the schema says it has a type

/**
 * Sends a trace's events to the current machine. Returns the index of the first step that ends in another state
 * (-1 if the trace starts in a state that no longer exists), or null if all states are the same.
 */
export function firstDifference(machine: AnyStateMachine, { start, steps }: Pick<Trace, 'start' | 'steps'>): number | null {
  let at = -1
  try {
    let state = snapshotOf(machine, start)
    for (at = 0; at < steps.length; at++) {
      const step = steps[at]
      if (!step) break
      state = transition(machine, state, eventOf(step))[0]
      if (JSON.stringify(state.value) !== JSON.stringify(step.after.value)) return at
    }
    return null
  } catch {
    return at
  }
}

/** The trace with only the last of repeated steps, if the machine still takes the same path; else the trace itself. */
export function foldedTrace(machine: AnyStateMachine, trace: Trace): Trace {
  const last = new Set(runsOf(trace.start, trace.steps).map((run) => run.at(-1)))
  const folded = { ...trace, steps: trace.steps.filter((_, index) => last.has(index)) }
  return firstDifference(machine, folded) === null ? folded : trace
}
